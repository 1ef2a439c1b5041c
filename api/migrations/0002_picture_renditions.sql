ALTER TABLE `pictures` ADD `is_pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pictures` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `pictures_pending` ON `pictures` (`is_pending`,`failures`,`created_at`,`id`);