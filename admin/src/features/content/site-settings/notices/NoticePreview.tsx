import { Text } from "@mantine/core";
import { getNoticeLink } from "shared/content/notices";
import classes from "./NoticePreview.module.css";
import { type NoticeValues, readNotice } from "./notices-editor.ts";

/** The notice as visitors or colleagues will see it, once it is complete. */
export function NoticePreview({ notice }: { notice: NoticeValues }) {
  const complete = readNotice(notice);
  if (!complete) return null;
  const link = getNoticeLink(complete);
  return (
    <div>
      <Text size="xs" c="dimmed">
        Preview
      </Text>
      <p className={classes.bar}>
        {complete.text} {link && <u>{link.label}</u>}
      </p>
    </div>
  );
}
