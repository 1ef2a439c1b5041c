import { Button, Group, TextInput } from "@mantine/core";
import { CalendarDays } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import type { TourService } from "shared/content/tours/tour-services";
import type { Conversation } from "shared/inbox/conversations";
import { FullDay } from "../../../../components/date/FullDay.tsx";
import { TravelDates } from "../../../../components/date/TravelDates.tsx";
import { describeStay } from "../../../../lib/travel/describe-stay.ts";
import type { ChangeThis } from "../data/conversation-cache.ts";
import classes from "./Reader.module.css";

type Props = {
  conversation: Conversation;
  tour: TourService | undefined;
  onChange: ChangeThis;
};

/** The dates of the trip, with a form to correct them. */
export function TripDates({ conversation, tour, onChange }: Props) {
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { askedAt, datesSetAt, state } = conversation;
  // A confirmed trip is often the reason why its day is full.
  const isUndecided = ["new", "answered", "quoted"].includes(state);
  const close = () => {
    setChanging(false);
    button.current?.focus();
  };
  const set: ChangeThis = (change, done) => {
    onChange(change, done);
    close();
  };
  return (
    <>
      <Group gap="0 0.75rem" mt={4}>
        <TravelDates
          dates={conversation}
          askedAt={askedAt}
          isSet={datesSetAt !== null}
          duration={tour?.facts.duration}
        />
        {isUndecided && <FullDay trip={conversation} tour={tour} />}
        <Button
          ref={button}
          variant="subtle"
          size="compact-sm"
          leftSection={<CalendarDays size={16} aria-hidden />}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {describeStay(conversation) ? "Change dates" : "Set dates"}
        </Button>
      </Group>
      {isChanging && <DatesForm conversation={conversation} onSet={set} onClose={close} />}
    </>
  );
}

type FormProps = { conversation: Conversation; onSet: ChangeThis; onClose: () => void };

type Problems = { isReversed: boolean; isWithoutStart: boolean };

const describeProblem = ({ isReversed, isWithoutStart }: Problems) => {
  if (isWithoutStart) return "Choose a first day.";
  return isReversed ? "The last day is before the first." : undefined;
};

/** Corrects the dates read from the form; the guest's own words stay. */
function DatesForm({ conversation, onSet, onClose }: FormProps) {
  const [start, setStart] = useState(conversation.startsOn ?? "");
  const [end, setEnd] = useState(conversation.endsOn ?? "");
  const isReversed = end !== "" && end < start;
  const isWithoutStart = end !== "" && start === "";
  const problem = describeProblem({ isReversed, isWithoutStart });
  const field = {
    type: "date",
    classNames: { wrapper: classes.dateInput, error: classes.dateError },
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
      className={classes.dates}
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
          onClick={() => onSet({ dates: null }, "Back to the guest's dates.")}
        >
          Use the guest's dates
        </Button>
      )}
    </Group>
  );
}
