CREATE TABLE `milestones` (
	`name` text PRIMARY KEY NOT NULL,
	`reached_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `site_settings` ADD `updated_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `is_initial_password` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- A demo was seeded here, most of its 20 tours are still as they came, and the company is the demo's.
INSERT INTO `milestones` ("name", "reached_at") SELECT 'demo', min("requested_at") FROM `builds` WHERE "reason" = 'Demo content' AND (SELECT count(*) FROM `tour_services` WHERE "updated_at" <= "requested_at" AND "id" IN ('coffee-hills-bike-loop', 'congo-nile-trail-kibuye-section', 'five-days-on-the-congo-nile-trail', 'gisovu-tea-ride', 'mount-karongi-mountain-bike-climb', 'boat-to-amahoro-and-the-bird-islands', 'kibuye-to-rubavu-by-boat', 'night-boat-with-the-singing-fishermen', 'sunrise-boat-and-breakfast', 'a-day-with-a-lakeside-family', 'coffee-from-cherry-to-cup', 'dance-and-drum-evening', 'kibuye-town-and-market-walk', 'amahoro-island-kayak-and-swim', 'kayak-to-napoleon-island', 'sunset-kayak-among-the-islands', 'three-day-kayak-along-the-shore', 'birds-of-the-kivu-shore-at-dawn', 'mount-karongi-ridge-hike', 'ndaba-falls-walk')) > 10 AND EXISTS (SELECT 1 FROM `site_settings` WHERE "section" = 'contact' AND "value" ->> '$.email' = 'hello@ibirwa-kivu.example') HAVING count(*) > 0;
--> statement-breakpoint
-- Pages that an earlier migration wrote into a demo are the demo's.
UPDATE `pages` SET "created_at" = (SELECT "reached_at" FROM `milestones`), "updated_at" = (SELECT "reached_at" FROM `milestones`) WHERE "id" IN ('about', 'explore-more-to-Rwanda') AND "updated_at" = "created_at" AND EXISTS (SELECT 1 FROM `milestones`);
