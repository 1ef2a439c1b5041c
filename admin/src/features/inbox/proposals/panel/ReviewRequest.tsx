import { Button, Group, Text } from "@mantine/core";
import { Mail, MessageCircle } from "lucide-react";
import type { Proposal } from "shared/inbox/proposals/proposals";
import type {
  ReviewRequest as Request,
  ReviewChannel,
} from "shared/inbox/proposals/review-requests";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { notify } from "../../../../components/feedback/notify.ts";
import type { DateFormat } from "../../../../lib/dates/date-format.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import { describeDay } from "../../../../lib/travel/describe-stay.ts";
import { type Guest, getTitle } from "../data/describe-proposal.ts";
import { askForReview } from "../data/guest-texts.ts";
import { useProposalActions } from "../data/proposals.requests.ts";
import { CopyLinkButton } from "../send/CopyLinkButton.tsx";

type Props = { proposal: Proposal; guest: Guest };

/** The days of the agenda count too, because the team may have moved the trip. */
const isOver = ({ acceptance, versions }: Proposal, { lastDay }: Guest, today: string) => {
  const content = versions.find(({ number }) => number === acceptance?.version)?.content;
  const days = [content?.endsOn ?? content?.startsOn, lastDay];
  return content !== undefined && days.every((day) => !day || day < today);
};

/** Asks the guests of a finished trip for reviews, and says what came of it. */
export function ReviewRequest({ proposal, guest }: Props) {
  const format = useDateFormat();
  const asking = useSiteSettings()?.reviews.value.asking ?? "off";
  const { state, reviewRequest: request } = proposal;
  if (request) return <Asked proposal={proposal} guest={guest} request={request} format={format} />;
  if (state !== "accepted" || asking === "off" || !isOver(proposal, guest, format.today()))
    return null;
  if (!guest.email && !guest.phone) return null;
  return (
    <Group gap="xs">
      <Text size="sm">Ask for a review:</Text>
      <ByMail proposal={proposal} guest={guest} />
      <ByWhatsApp proposal={proposal} guest={guest} />
    </Group>
  );
}

const useAsk = (proposal: Proposal, channel: ReviewChannel) => {
  const { isPending, mutate } = useProposalActions(proposal._id).askForReview;
  const ask = () =>
    mutate(channel, { onSuccess: ({ message }) => notify(message, getTitle(proposal)) });
  return { isPending, ask };
};

function ByMail({ proposal, guest: { email } }: Props) {
  const { isPending, ask } = useAsk(proposal, "mail");
  if (!email) return null;
  const confirm = () =>
    askToConfirm({
      title: "Ask for a review by email?",
      text: `An email with the link goes to ${email} now.`,
      confirm: "Send email",
      onConfirm: ask,
    });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Mail size={16} aria-hidden />}
      loading={isPending}
      onClick={confirm}
    >
      By email
    </Button>
  );
}

/** Makes the link only; the team sends it. */
function ByWhatsApp({ proposal, guest: { phone } }: Props) {
  const { isPending, ask } = useAsk(proposal, "whatsapp");
  if (!phone) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<MessageCircle size={16} aria-hidden />}
      loading={isPending}
      onClick={ask}
    >
      By WhatsApp
    </Button>
  );
}

const describeReceived = (received: number) =>
  received === 1 ? "1 review has come in." : `${received} reviews have come in.`;

const describeRequest = (request: Request, { dayOf }: DateFormat) => {
  const { channel, askedAt, remindedAt, received } = request;
  const onDay = (at: string) => `on ${describeDay(dayOf(at))}`;
  const asked = channel === "mail" ? "Asked for a review by email" : "Link to the review form made";
  const reminded = remindedAt ? `, reminded ${onDay(remindedAt)}` : "";
  const outcome = received > 0 ? describeReceived(received) : "No review yet.";
  return `${asked} ${onDay(askedAt)}${reminded}. ${outcome}`;
};

type AskedProps = Props & { request: Request; format: DateFormat };

/** The link can be sent again until a review has come in. */
function Asked({ proposal, guest, request, format }: AskedProps) {
  const { channel, received, expiresAt, link } = request;
  const isTaken = proposal.state === "accepted" && format.dayOf(expiresAt) >= format.today();
  const text = askForReview({ name: guest.name, title: getTitle(proposal) });
  return (
    <>
      <Text size="sm">{describeRequest(request, format)}</Text>
      {isTaken && received === 0 && (
        <Group gap="xs">
          {channel === "whatsapp" && guest.phone && (
            <Button
              component="a"
              href={whatsappLink(`${text}\n${link}`, guest.phone)}
              target="_blank"
              rel="noopener"
              size="xs"
              variant="default"
              leftSection={<MessageCircle size={16} aria-hidden />}
            >
              Open WhatsApp
            </Button>
          )}
          <CopyLinkButton link={link} size="xs" variant="default" />
          {channel === "whatsapp" && <ByMail proposal={proposal} guest={guest} />}
        </Group>
      )}
    </>
  );
}
