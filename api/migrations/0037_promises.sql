DROP INDEX `conversations_waiting`;--> statement-breakpoint
ALTER TABLE `conversations` ADD `due_at` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `promised_at` text;--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`box`,`waiting_since`,`created_at`,`seq`,`due_at`);--> statement-breakpoint
ALTER TABLE `contacts` ADD `promised_at` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `promised_at` text;