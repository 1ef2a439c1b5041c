import { and, eq, isNotNull } from "drizzle-orm";
import { adminPaths } from "shared/paths";
import { adminRole } from "shared/users";
import type { Reader } from "#db/client.ts";
import { inquiries, mails, milestones, users } from "#db/schema.ts";
import { toStep } from "./step.ts";

const settingsPath = (section: string) => adminPaths.settings.replace("*", section);

const isOwnMachine = (hostname: string) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

const addressStep = (publicUrl: string) => {
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic = protocol === "https:" && !isOwnMachine(hostname);
  return toStep({
    id: "address",
    title: "Address and https",
    missing: [
      !isPublic &&
        `The site's address is ${publicUrl}. Set PUBLIC_URL to its own, such as https://www.your-company.com, where the product is started.`,
    ],
    path: null,
  });
};

type Operation = { publicUrl: string; mailServer: { readonly canSend: boolean } };

const mailStep = ({ canSend, sent }: { canSend: boolean; sent: number }) =>
  toStep({
    id: "mail",
    title: "Mails go out",
    missing: [
      !canSend && "No mail server is set yet: mails wait.",
      canSend && sent === 0 && "No mail has gone out yet. Send a test mail.",
    ],
    path: settingsPath("mail"),
  });

/** The steps that users, mails, messages and the environment answer. */
export const readOperationSteps = async (read: Reader, { publicUrl, mailServer }: Operation) => {
  const isInitial = and(
    eq(users.role, adminRole),
    eq(users.blocked, false),
    eq(users.isInitialPassword, true),
  );
  const [initialPasswords, sentMails, testMails, answered] = await Promise.all([
    read.$count(users, isInitial),
    read.$count(mails, eq(mails.status, "sent")),
    read.$count(milestones, eq(milestones.name, "test-mail")),
    read.$count(inquiries, isNotNull(inquiries.respondedAt)),
  ]);
  return {
    password: toStep({
      id: "password",
      title: "A password of your own",
      missing: [initialPasswords > 0 && "The password is still that of the first start."],
      path: settingsPath("security"),
    }),
    mail: mailStep({ canSend: mailServer.canSend, sent: sentMails + testMails }),
    address: addressStep(publicUrl),
    inquiry: toStep({
      id: "inquiry",
      title: "A test inquiry, answered",
      missing: [answered === 0 && "Send an inquiry to yourself from the site, and answer it here."],
      path: adminPaths.inquiries,
    }),
  };
};
