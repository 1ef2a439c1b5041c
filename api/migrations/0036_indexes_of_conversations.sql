DROP INDEX `conversations_waiting`;--> statement-breakpoint
DROP INDEX `conversations_reminders`;--> statement-breakpoint
CREATE INDEX `conversations_state` ON `conversations` (`box`,`state`,`latest_at`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_assignee` ON `conversations` (`box`,`assignee_id`,`latest_at`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_destination` ON `conversations` (`box`,`destination`,`latest_at`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`box`,`waiting_since`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_reminders` ON `conversations` (`box`,`remind_at`) WHERE "conversations"."remind_at" is not null;