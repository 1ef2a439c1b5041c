import { Alert, Anchor, Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../../lib/app/paths.ts";
import { useWaitingTexts } from "./use-waiting-texts.ts";

/** Tells what waited and was refused, wherever in the inbox one is. */
export function RefusedTexts() {
  const refused = useWaitingTexts().filter(({ problem }) => problem !== null);
  if (refused.length === 0) return null;
  return (
    <Alert color="red" icon={<TriangleAlert />} title="Not sent" role="alert" mb="md">
      {refused.map(({ key, kind, guest, conversationId, problem }) => (
        <Text key={key} size="sm">
          The {kind} to{" "}
          <Anchor
            component={Link}
            to={pathTo.conversation(conversationId)}
            inherit
            underline="always"
          >
            {guest}
          </Anchor>
          : {problem} It is kept there as a draft.
        </Text>
      ))}
    </Alert>
  );
}
