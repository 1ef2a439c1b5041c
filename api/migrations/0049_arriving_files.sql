ALTER TABLE `guest_mail_files` ADD `arriving` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `guest_mail_files_arriving` ON `guest_mail_files` (`arriving`) WHERE arriving;