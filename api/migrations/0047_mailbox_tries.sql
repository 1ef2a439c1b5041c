CREATE TABLE `mailbox_tries` (
	`mailbox` text NOT NULL,
	`uid_validity` text NOT NULL,
	`uid` integer NOT NULL,
	`tries` integer NOT NULL,
	PRIMARY KEY(`mailbox`, `uid_validity`, `uid`)
);
