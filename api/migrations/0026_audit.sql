CREATE TABLE `audit_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` text NOT NULL,
	`actor_id` text,
	`address` text,
	`device` text,
	`request_id` text,
	`action` text NOT NULL,
	`subject_kind` text,
	`subject_id` text,
	`subject_name` text,
	`before` text,
	`after` text,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_newest` ON `audit_entries` (`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_entries_action` ON `audit_entries` (`action`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`actor_id`,`created_at`,`seq`);--> statement-breakpoint
CREATE TRIGGER `audit_entries_append` BEFORE INSERT ON `audit_entries`
WHEN EXISTS (SELECT 1 FROM `audit_entries` WHERE `seq` >= new.`seq`)
	OR new.`previous_hash` <> coalesce((SELECT `hash` FROM `audit_entries` ORDER BY `seq` DESC LIMIT 1), '')
BEGIN
	SELECT RAISE(ABORT, 'Entries are added at the end alone.');
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_update` BEFORE UPDATE ON `audit_entries` BEGIN
	SELECT RAISE(ABORT, 'Entries are never changed.');
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_delete` BEFORE DELETE ON `audit_entries`
WHEN EXISTS (SELECT 1 FROM `audit_entries` WHERE `seq` < old.`seq`)
	OR NOT EXISTS (SELECT 1 FROM `audit_entries` WHERE `action` = 'audit.trimmed' AND json_extract(`after`, '$.upTo') >= old.`seq`)
BEGIN
	SELECT RAISE(ABORT, 'Only the oldest entries are removed, and an entry tells of it first.');
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `audit_entries_search` USING fts5(`subject_name`, `address`, content='audit_entries', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `audit_entries_search` (`audit_entries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `audit_entries_search_insert` AFTER INSERT ON `audit_entries` BEGIN
	INSERT INTO `audit_entries_search` (rowid, `subject_name`, `address`) VALUES (new.`seq`, new.`subject_name`, new.`address`);
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_search_delete` AFTER DELETE ON `audit_entries` BEGIN
	INSERT INTO `audit_entries_search` (`audit_entries_search`, rowid, `subject_name`, `address`) VALUES ('delete', old.`seq`, old.`subject_name`, old.`address`);
END;
