import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { reviewFormPath } from "shared/inbox/proposals/guest-paths";
import type { GuestReviewInput } from "shared/inbox/proposals/review-requests";
import { adminPaths } from "shared/paths";
import { formatDay, signature } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import { addDays } from "#platform/add-days.ts";
import type { MailPart } from "#tables/mails.ts";
import type { ReviewRequestRow } from "#tables/review-requests.ts";
import { greeting, type MailContext } from "../mails/message-mails.ts";
import { verificationPart } from "../mails/verification-codes.ts";
import { openDays } from "../proposals/reading/read-review-requests.ts";
import type { FinishedTrip } from "./asked-trips.ts";

/** The same for every guest, whatever they thought of the trip. */
const toOtherSites = ({ reviews }: SiteSettings): MailPart[] => [
  ...(reviews.google ? [{ name: "Review us on Google", link: reviews.google }] : []),
  ...(reviews.tripadvisor ? [{ name: "Review us on Tripadvisor", link: reviews.tripadvisor }] : []),
];

/** The last day on which the link works until midnight at the company. */
const getLastOpenDay = ({ askedAt }: ReviewRequestRow, { hours }: SiteSettings) =>
  addDays(localDay(new Date(askedAt), hours.timeZone), openDays - 1);

const toMail = (
  { proposal, email, name, title }: FinishedTrip,
  request: ReviewRequestRow,
  { settings, publicUrl }: MailContext,
  { subject, text }: { subject: string; text: string },
): NewMail => ({
  to: email,
  about: proposal.id,
  subject,
  parts: [
    greeting(name),
    { text },
    { name: "Write a review", link: publicUrl + reviewFormPath(request.token) },
    {
      text: `The link is for everyone who came along on “${title}”, and works until ${formatDay(getLastOpenDay(request, settings))}.`,
    },
    ...toOtherSites(settings),
    verificationPart(proposal.code, publicUrl),
    signature(settings),
  ],
});

export const requestMail = (trip: FinishedTrip, request: ReviewRequestRow, context: MailContext) =>
  toMail(trip, request, context, {
    subject: `How was your trip with ${context.settings.company.name}?`,
    text: `Thank you for travelling with us on “${trip.title}”. Would you tell other travellers how it was? It takes about a minute, and we read every word.`,
  });

export const reminderMail = (trip: FinishedTrip, request: ReviewRequestRow, context: MailContext) =>
  toMail(trip, request, context, {
    subject: "Would you tell us how your trip was?",
    text: `We asked you recently how “${trip.title}” was for you. If you have a minute, we would still love to hear from you. We won't ask again.`,
  });

type Received = {
  reviewId: string;
  title: string;
  /** The address of the guest that was asked; empty without one. */
  email: string;
  review: Pick<GuestReviewInput, "name" | "stars" | "comment" | "mayBeShown">;
};

/** Notifies the team of a review that waits to be shown. */
export const receivedMail = (
  { reviewId, title, email, review: { name, stars, comment, mayBeShown } }: Received,
  { operator, publicUrl }: MailContext,
): NewMail => ({
  to: operator,
  about: reviewId,
  ...(email && { replyTo: email }),
  subject: `${name} wrote a review: ${stars} of 5 stars`,
  parts: [
    { facts: [["Trip", title]] },
    { text: comment },
    {
      text: mayBeShown
        ? "Visitors don't see it yet. You can show and answer it."
        : "The guest asked you not to publish it.",
    },
    {
      name: "Open the review",
      link: publicUrl + adminPaths.updateReview.replace(":id", reviewId),
    },
  ],
});
