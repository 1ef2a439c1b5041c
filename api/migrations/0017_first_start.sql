CREATE TABLE `milestones` (
	`name` text PRIMARY KEY NOT NULL,
	`reached_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `is_initial_password` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `milestones` ("name", "reached_at") SELECT 'demo', coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', (SELECT min("created_at") FROM `users`), '+10 minutes'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) WHERE EXISTS (SELECT 1 FROM `site_settings` WHERE "section" = 'contact' AND "value" ->> '$.email' LIKE '%@ibirwa-kivu.example') OR (NOT EXISTS (SELECT 1 FROM `site_settings` WHERE "section" = 'contact') AND EXISTS (SELECT 1 FROM `tour_services` WHERE "email" LIKE '%@ibirwa-kivu.example'));
