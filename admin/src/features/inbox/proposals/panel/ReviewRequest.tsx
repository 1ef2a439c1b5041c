import { Button, Group, Text } from "@mantine/core";
import { Mail, MessageCircle } from "lucide-react";
import type { Proposal } from "shared/inbox/proposals/proposals";
import type { ReviewRequest as Request } from "shared/inbox/proposals/review-requests";
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

const isOver = ({ acceptance, versions }: Proposal, today: string) => {
  const content = versions.find(({ number }) => number === acceptance?.version)?.content;
  const lastDay = content?.endsOn ?? content?.startsOn;
  return content !== undefined && (!lastDay || lastDay < today);
};

/** Asks the guests of a finished trip for reviews, and says what came of it. */
export function ReviewRequest({ proposal, guest }: Props) {
  const format = useDateFormat();
  const asking = useSiteSettings()?.reviews.value.asking ?? "off";
  const { state, reviewRequest: request } = proposal;
  if (request) return <Asked proposal={proposal} guest={guest} request={request} format={format} />;
  if (state !== "accepted" || asking === "off" || !isOver(proposal, format.today())) return null;
  return <AskButtons proposal={proposal} guest={guest} />;
}

const ways = [
  { channel: "mail", label: "By email", Icon: Mail },
  { channel: "whatsapp", label: "By WhatsApp", Icon: MessageCircle },
] as const;

function AskButtons({ proposal, guest: { email, phone } }: Props) {
  const { askForReview: ask } = useProposalActions(proposal._id);
  const addresses = { mail: email, whatsapp: phone };
  return (
    <Group gap="xs">
      <Text size="sm">Ask for a review:</Text>
      {ways
        .filter(({ channel }) => addresses[channel])
        .map(({ channel, label, Icon }) => (
          <Button
            key={channel}
            size="xs"
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            loading={ask.isPending && ask.variables === channel}
            onClick={() =>
              ask.mutate(channel, {
                onSuccess: ({ message }) => notify(message, getTitle(proposal)),
              })
            }
          >
            {label}
          </Button>
        ))}
    </Group>
  );
}

const describeReceived = (received: number) =>
  received === 1 ? "1 review has come in." : `${received} reviews have come in.`;

const describeRequest = (request: Request, { dayOf }: DateFormat) => {
  const { channel, askedAt, remindedAt, received } = request;
  const onDay = (at: string) => `on ${describeDay(dayOf(at))}`;
  const asked = `Asked for a review by ${channel === "mail" ? "email" : "WhatsApp"} ${onDay(askedAt)}`;
  const reminded = remindedAt ? `, reminded ${onDay(remindedAt)}` : "";
  const outcome = received > 0 ? describeReceived(received) : "No review yet.";
  return `${asked}${reminded}. ${outcome}`;
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
        </Group>
      )}
    </>
  );
}
