CREATE TABLE `missing_paths` (
	`path` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL,
	`is_ignored` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`source` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redirects_target` ON `redirects` (`target`);--> statement-breakpoint
CREATE TABLE `kept_pictures` (
	`owner` text NOT NULL,
	`picture_id` text NOT NULL,
	PRIMARY KEY(`owner`, `picture_id`),
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `kept_pictures_picture` ON `kept_pictures` (`picture_id`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`name` text NOT NULL,
	`values` text,
	`from` text,
	`document` text,
	`base` text,
	`author_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`kind`, `record_id`)
);
--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`author_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `preview_links_record` ON `preview_links` (`kind`,`record_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `preview_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`text` text,
	`name` text,
	`created_at` text NOT NULL,
	`read_at` text,
	FOREIGN KEY (`link_id`) REFERENCES `preview_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `preview_notes_link` ON `preview_notes` (`link_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `record_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`name` text NOT NULL,
	`document` text NOT NULL,
	`changed` text,
	`author_id` text,
	`via` text,
	`revision` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_versions_record` ON `record_versions` (`kind`,`record_id`,`revision`,`id`);--> statement-breakpoint
CREATE INDEX `record_versions_revision` ON `record_versions` (`revision`);--> statement-breakpoint
CREATE TABLE `timetable` (
	`id` text PRIMARY KEY NOT NULL,
	`records` text NOT NULL,
	`due_at` text NOT NULL,
	`state` text NOT NULL,
	`author_id` text NOT NULL,
	`created_at` text NOT NULL,
	`done_at` text,
	`revision` integer,
	`problem` text
);
--> statement-breakpoint
CREATE INDEX `timetable_due` ON `timetable` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `trash` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`name` text NOT NULL,
	`rows` text NOT NULL,
	`path` text,
	`deleted_by` text,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trash_deleted` ON `trash` (`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `trash_path` ON `trash` (`path`);--> statement-breakpoint
ALTER TABLE `gallery_items` ADD `alt` text;--> statement-breakpoint
ALTER TABLE `gallery_items` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `tour_services` ADD `slug` text;--> statement-breakpoint
CREATE UNIQUE INDEX `tour_services_slug` ON `tour_services` ("slug" COLLATE NOCASE);--> statement-breakpoint
ALTER TABLE `pictures` ADD `focal_x` integer;--> statement-breakpoint
ALTER TABLE `pictures` ADD `focal_y` integer;--> statement-breakpoint
ALTER TABLE `pictures` ADD `photographer` text;--> statement-breakpoint
ALTER TABLE `pictures` ADD `permission` text;--> statement-breakpoint
CREATE TRIGGER `kept_pictures_version_delete` AFTER DELETE ON `record_versions` BEGIN
	DELETE FROM `kept_pictures` WHERE `owner` = 'version:' || old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `kept_pictures_draft_delete` AFTER DELETE ON `drafts` BEGIN
	DELETE FROM `kept_pictures` WHERE `owner` = 'draft:' || old.`kind` || ':' || old.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `kept_pictures_trash_delete` AFTER DELETE ON `trash` BEGIN
	DELETE FROM `kept_pictures` WHERE `owner` = 'trash:' || old.`id`;
END;
