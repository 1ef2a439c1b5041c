ALTER TABLE `guest_mails` ADD `settled_at` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `settled_at` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `settled_at` text;--> statement-breakpoint
UPDATE `contacts` SET `settled_at` = (SELECT max(`latest_at`, `contacts`.`created_at`) FROM `conversations` WHERE `conversations`.`id` = `contacts`.`conversation_id`) WHERE `conversation_id` IN (SELECT `id` FROM `conversations` WHERE `state` IN ('done', 'lost'));--> statement-breakpoint
UPDATE `inquiries` SET `settled_at` = (SELECT max(`latest_at`, `inquiries`.`created_at`) FROM `conversations` WHERE `conversations`.`id` = `inquiries`.`conversation_id`) WHERE `conversation_id` IN (SELECT `id` FROM `conversations` WHERE `state` IN ('done', 'lost'));--> statement-breakpoint
UPDATE `guest_mails` SET `settled_at` = (SELECT max(`latest_at`, `guest_mails`.`created_at`) FROM `conversations` WHERE `conversations`.`id` = `guest_mails`.`conversation_id`) WHERE `conversation_id` IN (SELECT `id` FROM `conversations` WHERE `state` IN ('done', 'lost'));
