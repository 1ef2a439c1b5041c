import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Conversation } from "shared/conversations";
import { describeStay } from "../../../../lib/travel/describe-stay.ts";
import type { ChangeThis } from "../change-this.ts";
import classes from "./DatesForm.module.css";

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
  const field = {
    type: "date",
    classNames: { wrapper: classes.input, error: classes.error },
    errorProps: { role: "alert" },
  };
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
      className={classes.form}
      data-problem={problem !== undefined || undefined}
      onSubmit={save}
      onKeyDown={closeOnEscape}
    >
      <TextInput
        {...field}
        label="First day"
        autoFocus
        error={isWithoutStart && problem}
        value={start}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <TextInput
        {...field}
        label="Last day"
        error={!isWithoutStart && problem}
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
    </Group>
  );
}
