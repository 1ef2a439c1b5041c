import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { guestQuestion, questionLabels } from "shared/inbox/trips/guest-questions";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

/** An empty `tourId` stands for all tours. */
const ownQuestion = z.object({
  id: z.string(),
  label: z.string(),
  tourId: z.string(),
});
const typed = z.object({
  isAsked: z.boolean(),
  questions: z.array(guestQuestion),
  own: z.array(ownQuestion),
  risks: z.string(),
});
export type GuestDetailsValues = z.infer<typeof typed>;

const checked = z.preprocess((values) => {
  const { own, ...others } = typed.parse(values);
  return { ...others, own: own.map((row) => ({ ...row, tourId: row.tourId || null })) };
}, siteSettings.shape.guestDetails);

export const guestDetailsEditor: SettingsEditor<SiteSettings["guestDetails"], GuestDetailsValues> =
  {
    section: "guestDetails",
    read: ({ guestDetails }) => guestDetails,
    versioned: versionedSettings.shape.guestDetails,
    toValues: ({ isAsked, questions, own, risks }) => ({
      ...{ isAsked, questions },
      own: own.map((row) => ({ ...row, tourId: row.tourId ?? "" })),
      risks: risks ?? "",
    }),
    typed,
    checked,
    fields: [
      valueField("isAsked", "Ask guests for their details", (isAsked) => (isAsked ? "Yes" : "No")),
      valueField("questions", "Questions", (questions) =>
        questions.map((question) => questionLabels[question]).join(", "),
      ),
      valueField("own", "Your own questions", (own) => own.map(({ label }) => label).join("\n")),
      valueField("risks", "Risks", String),
    ],
    withoutBlanks: (values) => ({
      ...values,
      own: values.own.filter(({ label }) => label.trim() !== ""),
    }),
    toChange: (value, version) => ({ section: "guestDetails", value, version }),
  };
