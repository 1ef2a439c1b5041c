CREATE TABLE `unused_files` (
	`file` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gallery_items_picture` ON `gallery_items` (`picture_id`);--> statement-breakpoint
CREATE INDEX `tour_services_picture` ON `tour_services` (`picture_id`);