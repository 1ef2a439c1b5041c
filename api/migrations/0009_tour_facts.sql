ALTER TABLE `pictures` ADD `kept_until` text;--> statement-breakpoint
CREATE TABLE `__new_tour_services` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`detail_page` text NOT NULL,
	`highlights` text NOT NULL,
	`tips` text NOT NULL,
	`whatsapp` text NOT NULL,
	`email` text NOT NULL,
	`facts` text DEFAULT '{}' NOT NULL,
	`is_shown` integer DEFAULT true NOT NULL,
	`position` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_tour_services`("id", "title", "description", "detail_page", "highlights", "tips", "whatsapp", "email", "created_at", "updated_at") SELECT "id", "title", "description", "detail_page", "highlights", "tips", "whatsapp", "email", "created_at", "updated_at" FROM `tour_services`;--> statement-breakpoint
CREATE TABLE `__main_photos` AS SELECT `id`, `picture_id` FROM `tour_services` WHERE `picture_id` IS NOT NULL;--> statement-breakpoint
DROP TABLE `tour_services`;--> statement-breakpoint
ALTER TABLE `__new_tour_services` RENAME TO `tour_services`;--> statement-breakpoint
CREATE INDEX `tour_services_newest` ON `tour_services` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `tour_photos` (
	`tour_id` text NOT NULL,
	`position` integer NOT NULL,
	`picture_id` text NOT NULL,
	`caption` text,
	`alt` text,
	PRIMARY KEY(`tour_id`, `position`),
	FOREIGN KEY (`tour_id`) REFERENCES `tour_services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tour_photos_picture` ON `tour_photos` (`picture_id`);--> statement-breakpoint
INSERT INTO `tour_photos`("tour_id", "position", "picture_id") SELECT `id`, 0, `picture_id` FROM `__main_photos`;--> statement-breakpoint
DROP TABLE `__main_photos`;
