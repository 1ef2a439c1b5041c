import { Button, Group, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import {
  Check,
  CircleCheck,
  CircleX,
  EllipsisVertical,
  ExternalLink,
  Link2,
  MessageCircle,
  Pencil,
  Trash2,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { notify } from "../../../../components/feedback/notify.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import {
  describeReceived,
  type Guest,
  getNewestVersion,
  getTitle,
  hasReachedGuest,
} from "../data/describe-proposal.ts";
import { proposeTrip } from "../data/guest-texts.ts";
import { useProposalActions } from "../data/proposals.requests.ts";

const AcceptDialog = lazy(async () => ({
  default: (await import("./AcceptDialog.tsx")).AcceptDialog,
}));

type Props = { proposal: Proposal; guest: Guest };

/** The guest can still accept it, so it can be offered. */
const isOpenState = (state: Proposal["state"]) => state === "ready" || state === "sent";

/** The next step as a button, everything else in a menu. */
export function CardActions({ proposal, guest }: Props) {
  const { _id, state, draft, acceptance, updatedAt } = proposal;
  const [isAccepting, setAccepting] = useState(false);
  const { startVersion, markSent, discard, withdraw } = useProposalActions(_id);
  const navigate = useNavigate();
  const version = getNewestVersion(proposal);
  const isOpen = isOpenState(state);
  const edit = () =>
    startVersion.mutate(undefined, { onSuccess: () => void navigate(pathTo.proposal(_id)) });
  const mark = () =>
    markSent.mutate(undefined, {
      onSuccess: ({ message }) => notify(message, "The conversation is marked as quoted."),
    });
  return (
    <Group gap="xs">
      {draft && (
        <Button
          component={Link}
          to={pathTo.proposal(_id)}
          size="xs"
          leftSection={<Pencil size={16} aria-hidden />}
        >
          Edit
        </Button>
      )}
      {state === "ready" && (
        <Button
          size="xs"
          leftSection={<Check size={16} aria-hidden />}
          loading={markSent.isPending}
          onClick={mark}
        >
          Mark as sent
        </Button>
      )}
      {!draft && acceptance === null && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          loading={startVersion.isPending}
          onClick={edit}
        >
          {state === "ready" ? "Edit" : "New version"}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default" px="xs" aria-label={`More for ${getTitle(proposal)}`}>
            <EllipsisVertical size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {version && hasWorkingLink(state) && <LinkItems proposal={proposal} guest={guest} />}
          {version && (isOpen || state === "declined") && (
            <Menu.Item
              leftSection={<CircleCheck size={16} aria-hidden />}
              onClick={() => setAccepting(true)}
            >
              Accept for the guest
            </Menu.Item>
          )}
          {isOpen && (
            <Menu.Item
              leftSection={<CircleX size={16} aria-hidden />}
              onClick={() => askToWithdraw(() => withdraw.mutate(updatedAt))}
            >
              Withdraw
            </Menu.Item>
          )}
          {state === "accepted" && (
            <Menu.Item
              leftSection={<CircleX size={16} aria-hidden />}
              onClick={() => askToCancel(proposal, () => withdraw.mutate(updatedAt))}
            >
              Cancel the trip
            </Menu.Item>
          )}
          {draft && (
            <Menu.Item
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => askToDiscard(proposal, () => discard.mutate(proposal))}
            >
              Discard the draft
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isAccepting && version && (
        <Suspense>
          <AcceptDialog
            proposal={proposal}
            version={version}
            guestName={guest.name}
            onClose={() => setAccepting(false)}
          />
        </Suspense>
      )}
    </Group>
  );
}

const askToWithdraw = (onConfirm: () => void) =>
  askToConfirm({
    title: "Withdraw this proposal?",
    text: "The guest's link will say that it was withdrawn. You can send a new version later.",
    confirm: "Withdraw",
    onConfirm,
  });

const askToCancel = (proposal: Proposal, onConfirm: () => void) =>
  askToConfirm({
    title: "Cancel this trip?",
    text: `${describeReceived(proposal)} Payments stay recorded; the details of the guests are deleted within the hour and can't be restored. The guest's page will say that the trip was cancelled and ask for no more money. No email is sent, so tell the guest yourself.`,
    confirm: "Cancel the trip",
    onConfirm,
  });

/** A link that was taken back says that the proposal is withdrawn. */
const hasWorkingLink = (state: Proposal["state"]) => state !== "withdrawn" && state !== "draft";

const describeDiscarding = ({ state, versions }: Proposal) => {
  if (versions.length === 0) return "The whole proposal goes, because it was never sent.";
  return hasWorkingLink(state)
    ? "The version that the guest has stays as it is."
    : "The link that you took back stays withdrawn.";
};

const askToDiscard = (proposal: Proposal, onConfirm: () => void) =>
  askToConfirm({
    title: "Discard the draft?",
    text: describeDiscarding(proposal),
    confirm: "Discard",
    onConfirm,
  });

/** Ways to the guest's page. */
function LinkItems({ proposal, guest }: Props) {
  const { copy } = useClipboard();
  const link = getNewestVersion(proposal)?.link;
  if (!link) return null;
  const { state, versions } = proposal;
  const { name, phone } = guest;
  const title = getTitle(proposal);
  const text = proposeTrip({ name, title, isNewVersion: hasReachedGuest(versions.slice(1)) });
  const copyLink = () => {
    copy(link);
    notify("Link copied", "Paste it into your message.");
  };
  const inNewTab = { component: "a" as const, target: "_blank", rel: "noopener" };
  return (
    <>
      {phone && isOpenState(state) && (
        <Menu.Item
          {...inNewTab}
          href={whatsappLink(`${text}\n${link}`, phone)}
          leftSection={<MessageCircle size={16} aria-hidden />}
        >
          {state === "ready" ? "Open WhatsApp" : "Send by WhatsApp again"}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={copyLink}>
        Copy link
      </Menu.Item>
      <Menu.Item {...inNewTab} href={link} leftSection={<ExternalLink size={16} aria-hidden />}>
        Open as the guest
      </Menu.Item>
    </>
  );
}
