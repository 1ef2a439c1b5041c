import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { limits } from "shared/limits";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { createDateFormat } from "../../../../lib/dates/date-format.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { findGuestZone } from "./guest-zone.ts";
import { listSendTimes } from "./send-times.ts";

type Props = {
  /** E.164, if known. */
  phone: string | undefined;
  onChoose: (sendAt: string) => void;
  onClose: () => void;
};

/** Times to send a reply, by the company's clock and by the guest's. */
export function SendLater({ phone, onChoose, onClose }: Props) {
  const company = useDateFormat();
  const zone = findGuestZone(phone);
  const guest = zone === undefined ? undefined : createDateFormat(zone);
  const explain = (at: string) => {
    const [here, there] = [company.format(at), guest?.format(at)];
    return there && there !== here ? `${here} · ${there} for the guest` : here;
  };
  const choose = (at: string) => {
    onClose();
    onChoose(at);
  };
  return (
    <TitledDialog title="Send later" onClose={onClose}>
      <Stack gap="xs">
        {listSendTimes(company, guest).map(({ label, at }) => (
          <Button
            key={at}
            variant="default"
            size="md"
            justify="space-between"
            rightSection={
              <Text size="sm" c="dimmed">
                {explain(at)}
              </Text>
            }
            onClick={() => choose(at)}
          >
            {label}
          </Button>
        ))}
        <OtherTime momentAt={company.momentAt} explain={explain} onChoose={choose} />
      </Stack>
    </TitledDialog>
  );
}

type OtherTimeProps = {
  momentAt: (clock: string) => string | undefined;
  explain: (at: string) => string;
  onChoose: (at: string) => void;
};

const day = 24 * 3_600_000;

const describeProblem = (at: string) => {
  const wait = Date.parse(at) - Date.now();
  if (wait > 0 && wait <= limits.scheduledDays * day) return undefined;
  return `Choose a time in the next ${limits.scheduledDays} days.`;
};

function OtherTime({ momentAt, explain, onChoose }: OtherTimeProps) {
  const [clock, setClock] = useState("");
  const at = momentAt(clock);
  const problem = at && describeProblem(at);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at && !problem) onChoose(at);
  };
  return (
    <Group component="form" gap="xs" align="end" onSubmit={submit}>
      <TextInput
        flex={1}
        type="datetime-local"
        label="Another time"
        description={at && !problem ? explain(at) : undefined}
        error={problem}
        value={clock}
        onChange={(event) => setClock(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!at || problem !== undefined}>
        Send then
      </Button>
    </Group>
  );
}
