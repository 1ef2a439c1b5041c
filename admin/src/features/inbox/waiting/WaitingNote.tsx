import { Alert, Button, Group, Text } from "@mantine/core";
import { Clock, TriangleAlert } from "lucide-react";
import { takeBack, type WaitingText } from "../../../lib/offline/waiting-texts.ts";

type Props = {
  text: WaitingText;
  /** Puts the words where one writes. */
  onChange: (words: string) => void;
};

const nouns = { answer: "Your answer", note: "Your note" };

/** A text that is not sent yet, and the ways to change or withdraw it. */
export function WaitingNote({ text: { key, kind, body, problem }, onChange }: Props) {
  const change = async () => {
    const taken = await takeBack(key);
    if (taken) onChange(taken.body.text);
  };
  const title = problem
    ? `${nouns[kind]} was not sent. ${problem}`
    : `${nouns[kind]} waits here and is sent when there is a connection.`;
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
        <Button size="compact-sm" variant="default" onClick={() => void change()}>
          Change
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => void takeBack(key)}>
          Withdraw
        </Button>
      </Group>
    </Alert>
  );
}
