import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { proposalSaved } from "shared/inbox/proposals/proposals";
import { product } from "#platform/actor.ts";
import { addDays } from "#platform/add-days.ts";
import { addProposal } from "../app/add-proposal.ts";
import { getOnly, openDesk } from "../app/open-desk.ts";

const hour = 3_600_000;
export const day = 24 * hour;

type Asking = Partial<SiteSettings["reviews"]>;

/** A company elsewhere, on a day such as `2027-03-08`. */
type Place = { zone?: string; on?: string };

/**
 * A confirmed guest whose trip of two days is over. It is half past nine at the company, half an hour before
 * guests are asked.
 */
export const openFinishedTrip = async (
  asking: Asking = {},
  content: Partial<ProposalContent> = {},
  endedDaysAgo = 2,
  { zone = "Africa/Kigali", on }: Place = {},
) => {
  const desk = await openDesk({ smtpUrl: "smtp://127.0.0.1:1" });
  const { services, clock, call, readOutbox } = desk;
  await desk.write();
  const conversation = getOnly(await desk.list())._id;
  await desk.change(conversation, { state: "confirmed" });
  const { reviews, hours } = await services.siteSettings.read();
  await services.siteSettings.save(product, {
    ...{ section: "reviews", version: reviews.version },
    value: { ...reviews.value, ...asking },
  });
  await services.siteSettings.save(product, {
    ...{ section: "hours", version: hours.version },
    value: { ...hours.value, timeZone: zone },
  });
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(
    zone,
  );
  const date = on ? Temporal.PlainDate.from(on) : now.add({ days: 1 }).toPlainDate();
  const morning = date.toZonedDateTime({ timeZone: zone, plainTime: "09:30" });
  clock.advance(morning.epochMilliseconds - clock.now().getTime());
  const today = morning.toPlainDate().toString();
  const days = {
    startsOn: addDays(today, -endedDaysAgo - 1),
    endsOn: addDays(today, -endedDaysAgo),
  };
  const { id } = await addProposal(desk, conversation, { content: { ...days, ...content } });
  const ask = (channel: "mail" | "whatsapp" = "mail") =>
    call(`POST /api/proposals/${id}/review-request`, { channel });
  /** Returns the request as the team sees it. */
  const askFor = async (channel: "mail" | "whatsapp" = "mail") => {
    const { proposal } = proposalSaved.parse((await ask(channel)).body);
    const request = proposal.reviewRequest;
    if (!request) throw new Error("Nobody was asked.");
    return { ...request, token: request.link.replace(/^.*token=/, "") };
  };
  /** The subjects of mails about reviews, oldest first. */
  const listAsked = async () => {
    await services.reviewRequests.writeDue();
    return (await readOutbox())
      .map(({ subject }) => subject)
      .filter((subject) => /trip (with|was)/.test(subject));
  };
  return { ...desk, id, conversation, today, ask, askFor, listAsked };
};
