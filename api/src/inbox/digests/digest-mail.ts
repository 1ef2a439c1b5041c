import { adminPaths } from "shared/paths";
import { formatPhoneNumber } from "shared/text/phone";
import { formatDateTime } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import { digestTopic, type MailPart } from "#tables/mails.ts";
import type { Digest, Listed } from "./read-digest.ts";

type Guest = Listed["guests"][number];
type Context = { publicUrl: string; timeZone: string; at: Date };

const count = (number: number, singular: string, plural: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? singular : plural}`;

const describeWait = (guest: Guest, { timeZone, at }: Context) => {
  const { waitingSince, dueAt, replyPlannedAt } = guest;
  const format = (time: string) => formatDateTime(new Date(time), timeZone);
  const isOverdue = dueAt !== null && dueAt <= at.toISOString();
  return [
    waitingSince && `waiting since ${format(waitingSince)}`,
    dueAt && `${isOverdue ? "overdue since" : "due by"} ${format(dueAt)}`,
    replyPlannedAt && `reply planned for ${format(replyPlannedAt)}`,
  ]
    .filter(Boolean)
    .join(", ");
};

const toSection = (
  title: string,
  { guests, count: all }: Listed,
  link: string,
  describe: (guest: Guest) => string | null,
): MailPart[] => {
  if (all === 0) return [];
  const facts = guests.map((guest) => {
    const address = guest.email || formatPhoneNumber(guest.phone ?? "");
    const description = [guest.destination, describe(guest)].filter(Boolean).join(" · ");
    return [guest.name ?? address, description || address] as const;
  });
  const more = all - guests.length;
  return [
    { role: "heading", text: title },
    { facts },
    ...(more > 0 ? [{ text: `And ${count(more, "more", "more")}.` }] : []),
    { name: `${title} in the inbox`, link },
  ];
};

/** Sums up for somebody of the team what waits; `undefined` where nothing does. */
export const digestMail = (to: string, digest: Digest, context: Context): NewMail | undefined => {
  const { waiting, overdue, reminders, starting } = digest;
  const { publicUrl, timeZone } = context;
  const inbox = `${publicUrl}${adminPaths.inbox}`;
  const late = overdue > 0 ? `, ${overdue.toLocaleString("en")} overdue` : "";
  const subject = [
    waiting.count > 0 && `${count(waiting.count, "guest is waiting", "guests are waiting")}${late}`,
    reminders.count > 0 && count(reminders.count, "reminder", "reminders"),
    starting.count > 0 && `${count(starting.count, "trip starts", "trips start")} tomorrow`,
  ]
    .filter(Boolean)
    .join("; ");
  if (subject === "") return undefined;
  const time = ({ remindAt }: Guest) => remindAt && formatDateTime(new Date(remindAt), timeZone);
  return {
    to,
    about: digestTopic,
    subject,
    parts: [
      ...toSection("Waiting", waiting, inbox, (guest) => describeWait(guest, context)),
      ...toSection("Today's reminders", reminders, `${inbox}?show=due`, time),
      ...toSection("Starting tomorrow", starting, `${inbox}?show=confirmed`, () => null),
      {
        role: "note",
        text: `Times are in ${timeZone}. You turned on this email in your profile.`,
      },
      {
        name: "Turn it off",
        link: `${publicUrl}${adminPaths.settings.replace("*", "profile")}`,
      },
    ],
  };
};
