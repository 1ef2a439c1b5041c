import type { FirstStep } from "shared/content/first-start";
import { findPlaceholders, type Placeholder } from "shared/content/placeholders";
import type { PublicSettings } from "shared/content/site-settings/site-settings";
import { adminPaths } from "shared/paths";
import type { Ownership } from "./ownership.ts";
import { lack, toStep } from "./step.ts";

const demoTexts: Placeholder[] = [
  { section: "company", text: "Replace the demo's company name and description." },
  { section: "contact", text: "Add your own contact details." },
];

/** Not every company has a chat or fixed hours. */
const isWanted = ({ section }: Placeholder, { chat }: PublicSettings) =>
  section !== "hours" && (section !== "chat" || chat.whatsapp !== null);

export const companyStep = (
  settings: PublicSettings,
  { isOwnSection }: Ownership,
  today: string,
): FirstStep => {
  const ofDemo = demoTexts.filter(({ section }) => !isOwnSection(section));
  const isNew = ({ section }: Placeholder) => ofDemo.every((each) => each.section !== section);
  const placeholders = findPlaceholders(settings, today).filter((each) => isWanted(each, settings));
  return toStep({
    id: "company",
    title: "Your company",
    isRequired: true,
    missing: [...ofDemo, ...placeholders.filter(isNew)].map(({ section, text }) =>
      lack(text, `${adminPaths.siteSettings}/${section}`),
    ),
  });
};
