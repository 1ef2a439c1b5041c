CREATE TABLE `shared_questions` (
	`position` integer PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL
);
