DROP INDEX `mails_status`;--> statement-breakpoint
ALTER TABLE `mails` ADD `html` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `queued_at` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `due_at` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `lease` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `settled_at` text;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `mails_settled` ON `mails` (`settled_at`) WHERE "mails"."settled_at" is not null;