import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link2, Mail, MessageCircle } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Proposal, ProposalChannel } from "shared/inbox/proposals/proposals";
import type { ConversationBody } from "shared/inbox/timeline";
import { limits } from "shared/limits";
import { formatPhoneNumber } from "shared/text/phone";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { notify } from "../../../../components/feedback/notify.ts";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { conversationQuery } from "../../conversations/data/conversations.requests.ts";
import { findPhone } from "../../conversations/data/guest-phone.ts";
import { useProposalActions } from "../data/proposals.requests.ts";

type Props = {
  proposal: Proposal;
  /** Saves the draft; returns its revision, or nothing when it could not be saved. */
  onSave: () => Promise<string | undefined>;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** One sentence to the guest, and the ways to send it with the link. */
export function SendSheet(props: Props) {
  const { api } = useApp();
  const body = useQuery(conversationQuery(api, props.proposal.conversationId));
  return (
    <TitledDialog title="Send the proposal" onClose={props.onClose}>
      <QueryState
        query={body}
        skeleton={<RowsSkeleton rows={2} height={80} />}
        errorText="Couldn't load the guest's addresses."
      >
        {(loaded) => <SendForm {...props} body={loaded} />}
      </QueryState>
    </TitledDialog>
  );
}

const describeAddresses = (email: string, phone: string | undefined) => {
  const mail = email ? `The email goes to ${email}.` : "No email address for this guest.";
  return phone ? `${mail} WhatsApp opens the chat with ${formatPhoneNumber(phone)}.` : mail;
};

type FormProps = Omit<Props, "onClose"> & { body: ConversationBody };

function SendForm({ proposal, body, onSave, text, onText }: FormProps) {
  const { conversation } = body;
  const phone = findPhone(body, useSiteSettings()?.company.value.country ?? "");
  const { send } = useProposalActions(proposal._id);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [channel, setChannel] = useState<ProposalChannel>();
  const trySending = async (by: ProposalChannel) => {
    const updatedAt = await onSave();
    if (!updatedAt) return setProblem("The proposal couldn't be saved. Please try again.");
    // The screen shows a link that is ready in place of the editor and this dialog.
    const saved = await send.mutateAsync({ channel: by, text, updatedAt }).catch(() => undefined);
    if (!saved || by !== "mail") return;
    notify(saved.message, `To ${displayName(conversation)}.`);
    void navigate(pathTo.conversation(proposal.conversationId));
  };
  const sendBy = async (by: ProposalChannel) => {
    if (text.trim() === "") return setProblem("Write a sentence first.");
    setChannel(by);
    await trySending(by);
    setChannel(undefined);
  };
  const button = (by: ProposalChannel) => ({
    loading: channel === by,
    disabled: channel !== undefined && channel !== by,
    onClick: () => void sendBy(by),
  });
  return (
    <Stack>
      <Textarea
        label="Your message"
        description="The link to the guest's page is added at the end."
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.message}
        value={text}
        error={problem}
        errorProps={{ role: "alert" }}
        onChange={(event) => {
          setProblem(undefined);
          onText(event.currentTarget.value);
        }}
      />
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {describeAddresses(conversation.email, phone)}
      </Text>
      <Group gap="xs">
        {conversation.email && (
          <Button leftSection={<Mail size={16} aria-hidden />} {...button("mail")}>
            Send email
          </Button>
        )}
        {phone && (
          <Button
            variant={conversation.email ? "default" : "filled"}
            leftSection={<MessageCircle size={16} aria-hidden />}
            {...button("whatsapp")}
          >
            WhatsApp
          </Button>
        )}
        <Button
          variant={conversation.email || phone ? "default" : "filled"}
          leftSection={<Link2 size={16} aria-hidden />}
          {...button("link")}
        >
          Get a link
        </Button>
      </Group>
    </Stack>
  );
}
