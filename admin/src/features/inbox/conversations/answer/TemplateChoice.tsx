import { Button, Group, Menu } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { TextQuote } from "lucide-react";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { findFromPrice } from "shared/content/tours/prices";
import type { TourService } from "shared/content/tours/tour-services";
import {
  type AnswerTemplate,
  fillTemplate,
  type TemplateVariable,
} from "shared/inbox/answer-templates";
import type { Conversation } from "shared/inbox/conversations";
import { amountInWords } from "shared/money/amount";
import { formatPhoneNumber } from "shared/text/phone";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { stayInWords } from "../../../../lib/travel/describe-stay.ts";
import classes from "./WriteBox.module.css";

export type FilledTemplate = Pick<AnswerTemplate, "text" | "files">;

type Props = {
  conversation: Conversation;
  /** A menu instead of a row of buttons. */
  isMenu: boolean;
  onChoose: (template: FilledTemplate) => void;
};

/** Inserts the owner's templates, filled in for this guest. */
export function TemplateChoice({ conversation, isMenu, onChoose }: Props) {
  const { api } = useApp();
  const settings = useSiteSettings();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  if (!settings || settings.answers.value.templates.length === 0) return null;
  const { company, contact, answers } = settings;
  const tour = tours.find(({ title }) => title === conversation.destination);
  const values = templateValues({
    conversation,
    tour,
    company: company.value,
    contact: contact.value,
  });
  const { templates } = answers.value;
  const choose = ({ text, files }: AnswerTemplate) =>
    onChoose({ text: fillTemplate(text, values), files });
  if (isMenu) return <TemplateMenu templates={templates} onChoose={choose} />;
  return (
    <Group
      component="ul"
      gap="xs"
      wrap="nowrap"
      mb="xs"
      aria-label="Templates"
      className={classes.templates}
    >
      {templates.map((template) => (
        <li key={template.name}>
          <Button
            variant="light"
            size="xs"
            radius="xl"
            className={classes.template}
            onClick={() => choose(template)}
          >
            {template.name}
          </Button>
        </li>
      ))}
    </Group>
  );
}

type MenuProps = { templates: AnswerTemplate[]; onChoose: (template: AnswerTemplate) => void };

function TemplateMenu({ templates, onChoose }: MenuProps) {
  return (
    <Menu position="top-start" withinPortal returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<TextQuote size={16} aria-hidden />}
        >
          Templates
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {templates.map((template) => (
          <Menu.Item key={template.name} onClick={() => onChoose(template)}>
            {template.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type Known = {
  conversation: Conversation;
  /** The tour whose title the guest gave as destination. */
  tour: TourService | undefined;
  company: SiteSettings["company"];
  contact: SiteSettings["contact"];
};

const inPeople = (number: number) => (number === 1 ? "one person" : `${number} people`);

const fromPrice = (tour: TourService | undefined) => {
  const price = tour && findFromPrice(tour.facts.prices);
  return price ? `${amountInWords(price)} per ${price.per}` : null;
};

/** The dates set by the team or read from the form; else as the guest wrote them. */
const inDates = (conversation: Conversation) => {
  const { checkinDate, checkoutDate } = conversation;
  const days = stayInWords(conversation);
  if (days) return days;
  const written = new Set([checkinDate, checkoutDate].filter(Boolean));
  return written.size > 0 ? [...written].join(" to ") : null;
};

/** The values of a template's variables; `null` for unknown ones. */
export const templateValues = ({
  conversation,
  tour,
  company,
  contact,
}: Known): Record<TemplateVariable, string | null> => ({
  name: conversation.name ?? "guest",
  tour: conversation.destination,
  dates: inDates(conversation),
  people: conversation.paxNumber === null ? null : inPeople(conversation.paxNumber),
  price: fromPrice(tour),
  signature: [company.name, ...contact.phones.slice(0, 1).map(formatPhoneNumber), contact.email]
    .filter(Boolean)
    .join("\n"),
});
