import { Alert, Button, Group, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import type { TourService } from "shared/tour-services";
import { formatMoment } from "../../lib/moments.ts";
import type { ServiceValues } from "./service-values.ts";

type Props = {
  /** What the save failed with. */
  failure: string;
  typed: ServiceValues;
  other: TourService;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

const fieldsOf = ({ title, description, detailPage, details }: ServiceValues | TourService) => ({
  Title: title,
  Description: description,
  "Detail page URL": detailPage,
  Highlights: details.highlights.join("\n"),
  Tips: details.tips.join("\n"),
  WhatsApp: details.whatsapp,
  Email: details.email,
});

const differences = (typed: ServiceValues, other: TourService) => {
  const others = Object.entries(fieldsOf(other));
  const mine = new Map(Object.entries(fieldsOf(typed)));
  return others.filter(([label, text]) => mine.get(label) !== text).map(([label]) => label);
};

/** Somebody else saved the service first: says where the two differ and lets the admin choose. */
export function ServiceConflict({ failure, typed, other, onKeepTyped, onLoadOther }: Props) {
  const different = differences(typed, other);
  return (
    <Alert
      ref={bringIntoView}
      color="clay"
      role="alert"
      icon={<GitCompareArrows />}
      title={failure}
    >
      <Text size="sm">
        Somebody else saved this service ({formatMoment(other.updatedAt)}). Nothing you typed is
        lost. {different.length > 0 && `The two versions differ in: ${different.join(", ")}.`}
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" variant="default" onClick={onLoadOther}>
          Load the other version
        </Button>
        <Button size="xs" color="clay" onClick={onKeepTyped}>
          Keep what I typed
        </Button>
      </Group>
    </Alert>
  );
}
