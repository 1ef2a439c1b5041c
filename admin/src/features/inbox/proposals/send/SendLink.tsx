import { Button, Group, Stack, Text } from "@mantine/core";
import { Check, MessageCircle } from "lucide-react";
import type { Proposal } from "shared/inbox/proposals/proposals";
import type { ConversationBody } from "shared/inbox/timeline";
import { notify } from "../../../../components/feedback/notify.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import { findPhone } from "../../conversations/data/guest-phone.ts";
import { getNewestVersion } from "../data/describe-proposal.ts";
import { useProposalActions } from "../data/proposals.requests.ts";
import { CopyLinkButton } from "./CopyLinkButton.tsx";

type Props = {
  /** Its link works, but nobody has marked it as sent. */
  proposal: Proposal;
  body: ConversationBody;
  /** Sent in front of the link. */
  text: string;
  onSent: () => void;
};

/** Opens the chat or copies the link, and records afterwards that it was sent. */
export function SendLink({ proposal, body, text, onSent }: Props) {
  const { markSent } = useProposalActions(proposal._id);
  const phone = findPhone(body, useSiteSettings()?.company.value.country ?? "");
  const version = getNewestVersion(proposal);
  if (!version) return null;
  const { link, channel } = version;
  const isChat = channel === "whatsapp" && phone !== undefined;
  const mark = async () => {
    const saved = await markSent.mutateAsync().catch(() => undefined);
    if (!saved) return;
    notify(saved.message, "The conversation is marked as quoted.");
    onSent();
  };
  return (
    <Stack>
      <Text size="sm">
        {isChat
          ? "Send the message in WhatsApp, then come back and mark it as sent."
          : "Copy the link into your message, then mark the proposal as sent."}
      </Text>
      <Group gap="xs">
        {isChat && (
          <Button
            component="a"
            href={whatsappLink(`${text}\n${link}`, phone)}
            target="_blank"
            rel="noopener"
            leftSection={<MessageCircle size={16} aria-hidden />}
          >
            Open WhatsApp
          </Button>
        )}
        <CopyLinkButton link={link} variant={isChat ? "default" : "filled"} />
        <Button
          variant="default"
          leftSection={<Check size={16} aria-hidden />}
          loading={markSent.isPending}
          onClick={() => void mark()}
        >
          Mark as sent
        </Button>
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {link}
      </Text>
    </Stack>
  );
}
