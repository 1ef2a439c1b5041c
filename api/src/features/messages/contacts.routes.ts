import {
  listContacts,
  markContactAsSpam,
  respondToContact,
  submitContact,
} from "shared/endpoints/contacts";
import { responseSent } from "shared/responses";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { redirectHtmlForms } from "../../middleware/redirect-html-forms.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import type { ContactsService } from "./contacts.service.ts";

type Deps = { contacts: ContactsService; diskSpace: DiskSpaceMonitor; now: () => Date };

export const contactsRoutes = ({ contacts, diskSpace, now }: Deps) => [
  route(
    submitContact,
    [
      redirectHtmlForms("/contact-sent"),
      limitByAddress({ limit: 20, seconds: 600 }, now),
      requireDiskSpace(diskSpace),
    ],
    ({ c, body }) => contacts.submit(body, parseIdempotencyKey(c.req.header("Idempotency-Key"))),
  ),
  route(listContacts, ({ query }) => contacts.list(query)),
  route(respondToContact, async ({ body }) => ({
    message: responseSent,
    contact: await contacts.respond(body),
  })),
  route(markContactAsSpam, async ({ params, body: { spam } }) => ({
    message: spam ? "Marked as spam." : "Marked as not spam.",
    contact: await contacts.setSpam(params.id, spam),
  })),
];
