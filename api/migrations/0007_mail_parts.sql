ALTER TABLE `mails` RENAME COLUMN `body` TO `parts`;--> statement-breakpoint
UPDATE `mails` SET `parts` = json_array(json_object('text', `parts`));--> statement-breakpoint
ALTER TABLE `mails` DROP COLUMN `html`;--> statement-breakpoint
DROP INDEX `mails_answers`;--> statement-breakpoint
CREATE INDEX `mails_answers` ON `mails` (`answers`) WHERE "mails"."answers" is not null;
