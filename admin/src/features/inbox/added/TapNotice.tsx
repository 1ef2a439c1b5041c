import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ContactTap } from "shared/contact-taps";
import { readReference } from "shared/tap-reference";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { describeSource } from "../data/describe-source.ts";
import { tapsQuery } from "./taps.requests.ts";

const channelTexts = { whatsapp: "WhatsApp", phone: "a phone number", mail: "an e-mail address" };

type Props = {
  searched: string | undefined;
  onAdd: (reference: string, tap?: ContactTap) => void;
};

/** Where the search is a reference that guests tell: which link they followed, and the way to write down what they say. */
export function TapNotice({ searched = "", onAdd }: Props) {
  const reference = readReference(searched);
  return reference && <FoundTaps reference={reference} onAdd={onAdd} />;
}

function FoundTaps({ reference, onAdd }: { reference: string; onAdd: Props["onAdd"] }) {
  const { api } = useApp();
  const { data: taps, error, refetch } = useQuery(tapsQuery(api, reference));
  if (error)
    return (
      <ErrorAlert title="The reference could not be looked up." onRetry={() => void refetch()} />
    );
  if (!taps) return null;
  const [newest] = taps;
  return (
    <Alert color="lake" title={`Reference IK-${reference}`} mb="sm">
      <Stack gap="xs">
        {taps.length === 0 && <Text size="sm">No link with this reference is known.</Text>}
        {taps.map((tap) => (
          <TapLine key={tap.at + tap.channel} tap={tap} />
        ))}
        <Group>
          <Button size="xs" onClick={() => onAdd(reference, newest)}>
            Add a conversation
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function TapLine({ tap: { channel, source, at, conversation } }: { tap: ContactTap }) {
  const from = describeSource(source);
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      Somebody followed a link to {channelTexts[channel]}
      {source.tour && ` about ${source.tour}`}, <DateTime at={at} />.{from && ` ${from}.`}{" "}
      {conversation && (
        <Anchor component={Link} inherit underline="always" to={pathTo.conversation(conversation)}>
          Open the conversation
        </Anchor>
      )}
    </Text>
  );
}
