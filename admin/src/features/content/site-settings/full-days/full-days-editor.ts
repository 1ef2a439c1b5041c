import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { isFilled, joinFilled } from "../../../../lib/text/is-filled.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const period = z.object({
  from: z.string(),
  /** Empty for a single day. */
  to: z.string(),
  /** Empty for the whole company. */
  tour: z.string(),
});
type PeriodValues = z.infer<typeof period>;

const typed = z.object({ periods: z.array(period) });
export type FullDaysValues = z.infer<typeof typed>;

export const getLastDay = ({ from, to }: PeriodValues) => to || from;

const describe = (periods: PeriodValues[]) =>
  periods
    .map((row) =>
      joinFilled([[...new Set([row.from, getLastDay(row)])].join(" to "), row.tour], ", "),
    )
    .join("\n");

export const fullDaysEditor: SettingsEditor<SiteSettings["fullDays"], FullDaysValues> = {
  section: "fullDays",
  read: ({ fullDays }) => fullDays,
  versioned: versionedSettings.shape.fullDays,
  toValues: ({ periods }) => ({
    periods: periods.map(({ from, to, tour }) => ({
      from,
      to: to === from ? "" : to,
      tour: tour ?? "",
    })),
  }),
  typed,
  checked: z.preprocess((values) => {
    const { periods } = typed.parse(values);
    return { periods: periods.map((row) => ({ ...row, to: getLastDay(row) })) };
  }, siteSettings.shape.fullDays),
  fields: [valueField("periods", "Full days", describe)],
  withoutBlanks: ({ periods }) => ({ periods: periods.filter(isFilled) }),
  toChange: (value, version) => ({ section: "fullDays", value, version }),
};
