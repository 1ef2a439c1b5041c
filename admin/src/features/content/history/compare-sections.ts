import { sectionLabels } from "../../../lib/text/section-labels.ts";
import { answersEditor } from "../site-settings/answers/answers-editor.ts";
import { brandEditor } from "../site-settings/brand/brand-editor.tsx";
import { chatEditor } from "../site-settings/chat/chat-editor.ts";
import { companyEditor } from "../site-settings/company/company-editor.ts";
import { contactEditor } from "../site-settings/contact/contact-editor.ts";
import { directionsEditor } from "../site-settings/directions/directions-editor.ts";
import type { SettingsEditor } from "../site-settings/editing/settings-editor.ts";
import { fullDaysEditor } from "../site-settings/full-days/full-days-editor.ts";
import { guestDetailsEditor } from "../site-settings/guest-details/guest-details-editor.ts";
import { homeEditor } from "../site-settings/home/home-editor.tsx";
import { hoursEditor } from "../site-settings/hours/hours-editor.ts";
import { messagesEditor } from "../site-settings/messages/messages-editor.ts";
import { navigationEditor } from "../site-settings/navigation/navigation-editor.ts";
import { proposalsEditor } from "../site-settings/proposals/proposals-editor.ts";
import { receiptsEditor } from "../site-settings/receipts/receipts-editor.ts";
import { reviewsEditor } from "../site-settings/reviews/reviews-editor.ts";
import { textsEditor } from "../site-settings/texts/texts-editor.ts";
import { compareFields } from "./compare-fields.tsx";

const toComparison = <Value, Values>({
  section,
  versioned,
  toValues,
  fields,
}: SettingsEditor<Value, Values>) => {
  const read = (value: unknown) => {
    const parsed = versioned.safeParse({ value, version: "" });
    return parsed.success ? toValues(parsed.data.value) : undefined;
  };
  return {
    section,
    label: sectionLabels[section],
    /** `undefined` if the current form can't read one of the versions. */
    compare: (before: unknown, after: unknown) => {
      const older = before === null ? null : read(before);
      const newer = read(after);
      return older === undefined || !newer ? undefined : compareFields(fields, older, newer);
    },
  };
};

const comparisons = [
  toComparison(companyEditor),
  toComparison(brandEditor),
  toComparison(contactEditor),
  toComparison(directionsEditor),
  toComparison(hoursEditor),
  toComparison(homeEditor),
  toComparison(textsEditor),
  toComparison(fullDaysEditor),
  toComparison(navigationEditor),
  toComparison(chatEditor),
  toComparison(reviewsEditor),
  toComparison(messagesEditor),
  toComparison(answersEditor),
  toComparison(receiptsEditor),
  toComparison(proposalsEditor),
  toComparison(guestDetailsEditor),
];

/** `undefined` for a section without an editor. */
export const findSection = (id: string) => comparisons.find(({ section }) => section === id);
