CREATE TABLE `page_pictures` (
	`page_id` text NOT NULL,
	`picture_id` text NOT NULL,
	PRIMARY KEY(`page_id`, `picture_id`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `page_pictures_picture` ON `page_pictures` (`picture_id`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`topic` text,
	`blocks` text NOT NULL,
	`is_shown` integer NOT NULL,
	`is_draft` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug` ON `pages` ("slug" COLLATE NOCASE);