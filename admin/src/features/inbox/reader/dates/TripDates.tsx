import { Button, Group } from "@mantine/core";
import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import type { Conversation } from "shared/conversations";
import type { TourDuration } from "shared/tour-facts";
import { TravelDates } from "../../../../components/date/TravelDates.tsx";
import { describeStay } from "../../../../lib/travel/describe-stay.ts";
import type { ChangeThis } from "../change-this.ts";
import { DatesForm } from "./DatesForm.tsx";

type Props = {
  conversation: Conversation;
  duration: TourDuration | null | undefined;
  onChange: ChangeThis;
};

/** When the guest wants to come, and the way to correct it. */
export function TripDates({ conversation, duration, onChange }: Props) {
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { askedAt, datesSetAt } = conversation;
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
          duration={duration}
        />
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
