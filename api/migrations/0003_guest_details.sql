CREATE TABLE `guide_links` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text,
	`conversation_id` text,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guide_links_day_unique` ON `guide_links` (`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `guide_links_conversation_id_unique` ON `guide_links` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `trip_guests` (
	`proposal_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`answers` text NOT NULL,
	`risks` text,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`proposal_id`, `number`),
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `trip_plans` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`time` text,
	`place` text,
	`guide` text,
	`vehicle` text,
	`notes` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TRIGGER `versions_trip_guests_insert` AFTER INSERT ON `trip_guests` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_trip_guests_update` AFTER UPDATE ON `trip_guests` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_trip_plans_insert` AFTER INSERT ON `trip_plans` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_trip_plans_update` AFTER UPDATE ON `trip_plans` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;
