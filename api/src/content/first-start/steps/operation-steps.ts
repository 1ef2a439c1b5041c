import { and, eq, isNotNull } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import type { FirstStep } from "shared/content/first-start";
import { adminPaths } from "shared/paths";
import type { Reader } from "#platform/db/client.ts";
import { milestones } from "#platform/db/schema/milestones.ts";
import { users } from "#tables/accounts.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { lack, toStep } from "./step.ts";

const settingsPath = (section: string) => adminPaths.settings.replace("*", section);

const isOwnMachine = (hostname: string) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

const addressStep = (publicUrl: string) => {
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic = protocol === "https:" && !isOwnMachine(hostname);
  return toStep({
    id: "address",
    title: "Your site's address",
    isRequired: false,
    missing: isPublic
      ? []
      : [
          lack(
            `Your site has no public address yet (it's at ${publicUrl}). Ask the person who installed it to set one, such as https://www.your-company.com (PUBLIC_URL, see docs/settings.md).`,
            null,
          ),
        ],
  });
};

type Operation = {
  publicUrl: string;
  mailServer: { readonly canSend: boolean };
  isOpen: boolean;
};

const mailStep = ({ canSend, sent }: { canSend: boolean; sent: number }) => {
  const text = canSend
    ? "No email has been sent yet. Send a test email."
    : "Set up your mail server; emails wait until then.";
  return toStep({
    id: "mail",
    title: "Email is set up",
    isRequired: false,
    missing: canSend && sent > 0 ? [] : [lack(text, settingsPath("mail"))],
  });
};

const ownForm = (isOpen: boolean): FirstStep["missing"][number] => ({
  text: "Send yourself a test inquiry from the site.",
  path: isOpen ? "/" : "/?preview",
  isOnSite: true,
});

const inquiryStep = (
  { received, answered }: Record<"received" | "answered", number>,
  isOpen: boolean,
) => {
  const answer = lack("Reply to it under “View Bookings”.", adminPaths.inquiries);
  const undone = received > 0 ? [answer] : [ownForm(isOpen), answer];
  return toStep({
    id: "inquiry",
    title: "A test inquiry and your reply",
    isRequired: false,
    missing: answered > 0 ? [] : undone,
  });
};

/** The steps that users, mails, messages and the environment answer. */
export const readOperationSteps = async (read: Reader, operation: Operation) => {
  const isInitial = and(
    eq(users.role, adminRole),
    eq(users.blocked, false),
    eq(users.isInitialPassword, true),
  );
  const isInquiry = eq(messages.kind, "inquiry");
  const [initialPasswords, sentMails, testMails, received, answered] = await Promise.all([
    read.$count(users, isInitial),
    read.$count(mails, eq(mails.status, "sent")),
    read.$count(milestones, eq(milestones.name, "test-mail")),
    read.$count(messages, isInquiry),
    read.$count(messages, and(isInquiry, isNotNull(messages.respondedAt))),
  ]);
  return {
    password: toStep({
      id: "password",
      title: "Your own password",
      isRequired: true,
      missing:
        initialPasswords > 0
          ? [lack("Change the password from the first start.", settingsPath("security"))]
          : [],
    }),
    mail: mailStep({ canSend: operation.mailServer.canSend, sent: sentMails + testMails }),
    address: addressStep(operation.publicUrl),
    inquiry: inquiryStep({ received, answered }, operation.isOpen),
  };
};
