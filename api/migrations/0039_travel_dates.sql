DROP INDEX `conversations_starts`;--> statement-breakpoint
ALTER TABLE `conversations` ADD `dates_set_at` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `asked_at` text;--> statement-breakpoint
UPDATE `conversations` SET `asked_at` = (SELECT `created_at` FROM `inquiries` WHERE `conversation_id` = `conversations`.`id` ORDER BY `flagged`, `created_at` DESC LIMIT 1) WHERE `destination` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_undated` ON `conversations` (`box`,`latest_at`,`seq`,`state`) WHERE "conversations"."starts_on" IS NULL AND "conversations"."asked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_starts` ON `conversations` (`box`,`starts_on`,`created_at`,`seq`,`state`,`waiting_since`,`ends_on`);