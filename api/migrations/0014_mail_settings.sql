CREATE TABLE `mail_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`user` text,
	`password` text,
	`from_name` text,
	`from_address` text NOT NULL,
	`inbox` text NOT NULL,
	`updated_at` text NOT NULL
);
