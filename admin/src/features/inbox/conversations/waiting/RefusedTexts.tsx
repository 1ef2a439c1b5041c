import { Alert, Anchor, Button, Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../../../lib/app/paths.ts";
import { removeWaiting } from "../../../../lib/offline/waiting-texts.ts";
import { useWaitingTexts } from "./use-waiting-texts.ts";

const towards = { answer: "to", note: "about" };

/** The server refused these offline answers and notes; every screen of the inbox shows them. */
export function RefusedTexts() {
  const refused = useWaitingTexts().filter(({ problem }) => problem !== null);
  if (refused.length === 0) return null;
  return (
    <Alert color="red" icon={<TriangleAlert />} title="Not sent" role="alert" mb="md">
      {refused.map(({ key, kind, guest, conversationId, problem, body }) => (
        <Text key={key} size="sm" component="div" mb="sm">
          The {kind} {towards[kind]}{" "}
          <Anchor
            component={Link}
            to={pathTo.conversation(conversationId)}
            inherit
            underline="always"
          >
            {guest}
          </Anchor>
          : {problem} It is kept here:
          <Text inherit my={4} style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
            {body.text}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void removeWaiting(key)}
            aria-label={`Discard the ${kind} ${towards[kind]} ${guest}`}
          >
            Discard
          </Button>
        </Text>
      ))}
    </Alert>
  );
}
