import { eq, inArray } from "drizzle-orm";
import { isExpired } from "shared/content/placeholders";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type {
  GuestPageCompany,
  GuestProposalPage,
  GuestProposalStatus,
} from "shared/inbox/proposals/guest-pages";
import { proposalPath } from "shared/inbox/proposals/guest-paths";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type { Acceptance } from "shared/inbox/proposals/proposals";
import { formatVerificationCode } from "shared/inbox/proposals/verification-code";
import { formatPhoneNumber } from "shared/text/phone";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { pictures } from "#tables/pictures.ts";
import { type ProposalRow, type ProposalVersionRow, proposals } from "#tables/proposals.ts";
import { findNewestVersion } from "./reading/proposal-rows.ts";
import { pickFiles, readProposalFiles } from "./reading/read-files.ts";
import { readPayments } from "./reading/read-payments.ts";
import { toAcceptance, toBalance } from "./reading/read-proposals.ts";
import { findTrips, isForgotten, readParty } from "./reading/read-trip.ts";
import { readWaysToPay } from "./reading/read-ways-to-pay.ts";

type Read = Pick<Reader, "select">;

/** `today` is the day in the company's time zone. */
export type GuestView = { settings: SiteSettings; today: string; toImageFields: ToImageFields };

const toChatLink = (whatsapp: string | null) =>
  whatsapp?.startsWith("+") ? `https://wa.me/${whatsapp.slice(1)}` : whatsapp;

export const toGuestPageCompany = (
  { company, contact, chat }: SiteSettings,
  today: string,
): GuestPageCompany => {
  const { name, registration, licenceIssuer, licenceLink, licenceUntil } = company;
  const isValid = !isExpired(company, today);
  return {
    ...{ name, registration, insurance: company.insurance, founded: company.founded },
    licenceIssuer: isValid ? licenceIssuer : null,
    licenceLink: isValid ? licenceLink : null,
    licenceUntil: isValid ? licenceUntil : null,
    ...{ place: contact.place, email: contact.email, mapLink: contact.mapLink },
    phones: contact.phones.map(formatPhoneNumber),
    whatsapp: toChatLink(chat.whatsapp),
  };
};

/** The last day on which a version can be accepted has passed. */
export const isOver = ({ validUntil }: ProposalContent, today: string) =>
  validUntil !== null && validUntil < today;

/** A version that was taken back is later than the one that counts, or its proposal is a draft again. */
export const getStatus = (
  { state, currentVersion }: ProposalRow,
  { number, content }: ProposalVersionRow,
  today: string,
): GuestProposalStatus => {
  if (number < currentVersion) return "newer";
  if (number > currentVersion) return "withdrawn";
  if (state === "accepted" || state === "declined") return state;
  if (state !== "ready" && state !== "sent") return "withdrawn";
  return isOver(content, today) ? "expired" : "open";
};

const readPhotos = async (read: Read, ids: string[], toImageFields: ToImageFields) => {
  if (ids.length === 0) return [];
  const rows = await read.select().from(pictures).where(inArray(pictures.id, ids));
  return ids.flatMap((id) => {
    const row = rows.find((picture) => picture.id === id);
    return row ? [toImageFields(row).image] : [];
  });
};

const readFiles = async (read: Read, proposalId: string, ids: string[]) => {
  if (ids.length === 0) return [];
  const files = (await readProposalFiles(read, [proposalId])).get(proposalId) ?? [];
  return pickFiles(files, ids).map(({ _id: id, name, bytes }) => ({ id, name, bytes }));
};

const toPrices = (content: ProposalContent) =>
  Object.fromEntries(
    content.options.map(({ id }) => [id, priceProposal(content, { option: id, extras: [] })]),
  );

/** The guest's page says that the team accepted, but not which member, even after the account is gone. */
const readAcceptance = (proposal: ProposalRow) => {
  const byId = proposal.acceptance?.byId;
  return toAcceptance(proposal, new Map(byId ? [[byId, ""]] : []));
};

const toPricedAcceptance = (content: ProposalContent, acceptance: Acceptance | null) =>
  acceptance && { ...acceptance, ...priceProposal(content, acceptance) };

type Shown = { proposal: ProposalRow; version: ProposalVersionRow; isPreview: boolean };

/** `null` if guests aren't asked for details, or no longer. */
const readAskedGuests = async (
  read: Read,
  id: string,
  { settings: { guestDetails }, today }: Pick<GuestView, "settings" | "today">,
) => {
  const [trip] = guestDetails.isAsked ? await findTrips(read, eq(proposals.id, id)) : [];
  if (!trip || isForgotten(trip, today)) return null;
  return (await readParty(read, trip, guestDetails)).guests;
};

/** Everything that the guest's page of a version shows. */
export const readGuestPage = async (
  read: Read,
  { proposal, version, isPreview }: Shown,
  { settings, today, toImageFields }: GuestView,
): Promise<GuestProposalPage> => {
  const { content, token, hash, channel } = version;
  const { id, conversationId, code } = proposal;
  const [[conversation], newest, photos, files, payments, { ways, changedAt }] = await Promise.all([
    read
      .select({ name: conversations.name })
      .from(conversations)
      .where(eq(conversations.id, conversationId)),
    findNewestVersion(read, id),
    readPhotos(read, content.photos, toImageFields),
    readFiles(read, id, content.files),
    readPayments(read, [id]),
    readWaysToPay(read),
  ]);
  const status = token === null ? "open" : getStatus(proposal, version, today);
  const acceptance = status === "accepted" ? readAcceptance(proposal) : null;
  const guestName = token === null ? (conversation?.name ?? null) : version.guestName;
  const isAccepted = version.number === proposal.acceptance?.version;
  const cancelledAt = isAccepted ? proposal.cancelledAt : null;
  const paid = acceptance || cancelledAt ? (payments.get(id) ?? []) : [];
  return {
    company: toGuestPageCompany(settings, today),
    path: proposalPath(token ?? "preview"),
    newestPath: status === "newer" && newest ? proposalPath(newest.token) : null,
    ...{ status, isPreview, guestName, content, photos, files },
    prices: toPrices(content),
    today,
    acceptance: toPricedAcceptance(content, acceptance),
    cancelledAt,
    balance: acceptance && toBalance(proposal, [version], paid, today),
    payments: paid,
    ...{ waysToPay: ways, waysToPayChangedAt: changedAt },
    ...{ channel, timeZone: settings.hours.timeZone },
    guests: acceptance ? await readAskedGuests(read, id, { settings, today }) : null,
    ...{ code: formatVerificationCode(code), hash: hash ?? "" },
    ...{ notice: null, refused: null },
  };
};
