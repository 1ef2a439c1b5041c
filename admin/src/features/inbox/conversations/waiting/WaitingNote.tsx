import { Alert, Button, Group, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { Clock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { takeBack, untilTried, type WaitingText } from "../../../../lib/offline/waiting-texts.ts";

type Props = {
  text: WaitingText;
  /** Puts the text back into the field. */
  onChange: (text: string) => void;
};

const nouns = { answer: "Your reply", note: "Your note" };

/** An unsent text, with buttons to change or withdraw it. */
export function WaitingNote({ text: { key, kind, body, problem }, onChange }: Props) {
  const [isOnItsWay, setOnItsWay] = useState(false);
  const withdraw = async () => {
    const withdrawn = await takeBack(key);
    if (withdrawn !== "sending") return withdrawn;
    setOnItsWay(true);
    await untilTried(key);
    setOnItsWay(false);
    return undefined;
  };
  const change = async () => {
    const withdrawn = await withdraw();
    if (withdrawn) onChange(withdrawn.body.text);
  };
  const title = problem
    ? `${nouns[kind]} wasn't sent. ${problem}`
    : `${nouns[kind]} is saved here and will be sent when you're back online.`;
  return (
    <Alert
      color={problem ? "red" : "clay"}
      icon={problem ? <TriangleAlert /> : <Clock />}
      title={title}
      role={problem ? "alert" : "status"}
      mb="xs"
    >
      <Text size="sm" style={{ whiteSpace: "pre-line" }} lineClamp={4}>
        {body.text}
      </Text>
      <Group gap="xs" mt="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={isOnItsWay}
          onClick={() => void change()}
        >
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={isOnItsWay}
          onClick={() => void withdraw()}
        >
          Don't send
        </Button>
        {isOnItsWay && (
          <Text size="sm">It's being sent right now. If that fails, you can edit it.</Text>
        )}
      </Group>
    </Alert>
  );
}

/** Below a field while there is no connection. */
export function OfflineHint({ noun }: { noun: string }) {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Text size="sm" mt={4} role="status">
      Your {noun} will be sent when you're back online.
    </Text>
  );
}
