import { type Notice, notice, noticePlace } from "shared/content/notices";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typedNotice = z.object({
  id: z.string(),
  text: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  place: noticePlace,
  tour: z.string(),
  /** ISO, or empty. */
  startsAt: z.string(),
  endsAt: z.string(),
});
export type NoticeValues = z.infer<typeof typedNotice>;

const typed = z.object({ list: z.array(typedNotice) });
export type NoticesValues = z.infer<typeof typed>;

const toRow = ({ link, linkLabel, tour, ...others }: Notice): NoticeValues => ({
  ...others,
  link: link ?? "",
  linkLabel: linkLabel ?? "",
  tour: tour ?? "",
});

/** A tour that was chosen before the place changed is dropped. */
const fromRow = (row: NoticeValues) => ({ ...row, tour: row.place === "tour" ? row.tour : "" });

const isWritten = ({ text, link, startsAt, endsAt }: NoticeValues) =>
  [text, link, startsAt, endsAt].some((part) => part.trim() !== "");

const describe = (list: NoticeValues[]) => list.map(({ text }) => text).join("\n");

export const noticesEditor: SettingsEditor<SiteSettings["notices"], NoticesValues> = {
  section: "notices",
  read: ({ notices }) => notices,
  versioned: versionedSettings.shape.notices,
  toValues: ({ list }) => ({ list: list.map(toRow) }),
  typed,
  checked: z.preprocess((values) => {
    const { list } = typed.parse(values);
    return { list: list.map(fromRow) };
  }, siteSettings.shape.notices),
  fields: [valueField("list", "Notices", describe)],
  withoutBlanks: ({ list }) => ({ list: list.filter(isWritten) }),
  toChange: (value, version) => ({ section: "notices", value, version }),
};

/** The typed notice; `undefined` while something is missing. */
export const readNotice = (row: NoticeValues) => notice.safeParse(fromRow(row)).data;
