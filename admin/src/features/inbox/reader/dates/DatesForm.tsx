import { Button, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { Conversation } from "shared/conversations";
import { describeStay } from "../../../../lib/travel/describe-stay.ts";
import type { ChangeThis } from "../change-this.ts";

type Props = { conversation: Conversation; onSet: ChangeThis; onClose: () => void };

type Problems = { isReversed: boolean; isWithoutStart: boolean };

const describeProblem = ({ isReversed, isWithoutStart }: Problems) => {
  if (isWithoutStart) return "Say when it begins.";
  return isReversed ? "It ends before it begins." : undefined;
};

/** Corrects what was read as dates; what the guest wrote stays as it is. */
export function DatesForm({ conversation, onSet, onClose }: Props) {
  const [start, setStart] = useState(conversation.startsOn ?? "");
  const [end, setEnd] = useState(conversation.endsOn ?? "");
  const isReversed = end !== "" && end < start;
  const isWithoutStart = end !== "" && start === "";
  const problem = describeProblem({ isReversed, isWithoutStart });
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    const dates = { startsOn: start || null, endsOn: end || null };
    const stay = describeStay(dates);
    onSet({ dates }, stay ? `Dates set to ${stay}.` : "Dates removed.");
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Group
      component="form"
      gap="xs"
      my="xs"
      align="end"
      aria-label="Dates of the trip"
      onSubmit={save}
      onKeyDown={closeOnEscape}
    >
      <TextInput
        type="date"
        label="First day"
        autoFocus
        error={isWithoutStart}
        aria-describedby={isWithoutStart ? id : undefined}
        value={start}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="Last day"
        error={isReversed}
        aria-describedby={isReversed ? id : undefined}
        value={end}
        onChange={(event) => setEnd(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Set dates
      </Button>
      {conversation.datesSetAt && (
        <Button
          variant="subtle"
          onClick={() => onSet({ dates: null }, "Dates are as the guest wrote them.")}
        >
          As the guest wrote
        </Button>
      )}
      {/* Below all of them: beside one field it would move the others. */}
      {problem && (
        <Text id={id} size="sm" c="var(--mantine-color-error)" w="100%" role="alert">
          {problem}
        </Text>
      )}
    </Group>
  );
}
