import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { fillTemplate } from "shared/answer-templates";
import type { Conversation } from "shared/conversations";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import classes from "./TemplateChoice.module.css";
import { templateValues } from "./template-values.ts";

type Props = { conversation: Conversation; onChoose: (text: string) => void };

/** The owner's templates, each a tap away, filled in for this guest. */
export function TemplateChoice({ conversation, onChoose }: Props) {
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
  return (
    <Group
      component="ul"
      gap="xs"
      wrap="nowrap"
      mb="xs"
      aria-label="Templates"
      className={classes.row}
    >
      {answers.value.templates.map(({ name, text }) => (
        <li key={name}>
          <Button
            variant="light"
            size="xs"
            radius="xl"
            className={classes.template}
            onClick={() => onChoose(fillTemplate(text, values))}
          >
            {name}
          </Button>
        </li>
      ))}
    </Group>
  );
}
