import {
  listContacts,
  markContactAsSpam,
  respondToContact,
  submitContact,
} from "shared/inbox/contacts.endpoints";
import { responseSent } from "shared/inbox/responses";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { redirectHtmlForms } from "#http/redirect-html-forms.ts";
import { requireDiskSpace } from "#http/require-disk-space.ts";
import { route } from "#http/route.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { ContactsService } from "./contacts.service.ts";
import { limitMessages } from "./limit-messages.ts";
import { readSender } from "./read-sender.ts";

type Deps = {
  content: Pick<ContentService, "readSettings">;
  contacts: ContactsService;
  diskSpace: DiskSpaceMonitor;
  ownOrigins: string[];
};

export const contactsRoutes = ({ contacts, content, diskSpace, ownOrigins }: Deps) => [
  route(
    submitContact,
    [
      redirectHtmlForms("/contact-sent", ownOrigins),
      limitMessages({ content, visitors: contacts.visitors }),
      requireDiskSpace(diskSpace),
    ],
    ({ c, body }) => contacts.submit(body, readSender(c, ownOrigins)),
  ),
  route(listContacts, ({ query }) => contacts.list(query)),
  route(respondToContact, async ({ by, body }) => ({
    message: responseSent,
    contact: await contacts.respond(by, body),
  })),
  route(markContactAsSpam, async ({ by, params, body: { spam } }) => ({
    message: spam ? "Marked as spam." : "Marked as not spam.",
    contact: await contacts.setSpam(by, params.id, spam),
  })),
];
