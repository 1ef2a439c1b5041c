CREATE TABLE `clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`steady_at` text NOT NULL
);
