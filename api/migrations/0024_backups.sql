CREATE TABLE `backups` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text NOT NULL,
	`file` text,
	`place` text,
	`bytes` integer,
	`counts` text,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `backups_newest` ON `backups` (`started_at`);