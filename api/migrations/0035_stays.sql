ALTER TABLE `conversations` ADD `starts_on` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `ends_on` text;--> statement-breakpoint
CREATE INDEX `conversations_starts` ON `conversations` (`box`,`starts_on`,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
ALTER TABLE `inquiries` ADD `starts_on` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `ends_on` text;