import {
  contactList,
  contactListQuery,
  contactPost,
  contactResponse,
  contactSaved,
} from "shared/contacts";
import { messageBody } from "shared/errors";
import { responseSent } from "shared/responses";
import { spamInput } from "shared/spam";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { answerBrowserForms } from "../../middleware/redirect-html-forms.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { validateJson, validateJsonOrForm, validateQuery } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { ContactsService } from "./contacts.service.ts";

type Deps = {
  contacts: ContactsService;
  guards: Guards;
  diskSpace: DiskSpaceMonitor;
  now: () => Date;
};

export const contactsRoutes = ({ contacts, guards, diskSpace, now }: Deps) =>
  factory
    .createApp()
    .post(
      "/contact",
      describe("Send a contact message", 201, messageBody),
      answerBrowserForms("/contact-sent"),
      limitByAddress({ limit: 20, seconds: 600 }, now),
      requireDiskSpace(diskSpace),
      validateJsonOrForm(contactPost),
      async (c) => {
        const key = parseIdempotencyKey(c.req.header("Idempotency-Key"));
        return c.json(await contacts.submit(c.req.valid("json"), key), 201);
      },
    )
    .get(
      "/contacts",
      describe("All contact messages", 200, contactList),
      guards.requireAdmin,
      validateQuery(contactListQuery),
      async (c) => c.json(await contacts.list(c.req.valid("query")), 200),
    )
    .post(
      "/respond",
      describe("Answer a contact message", 200, contactSaved),
      guards.requireAdmin,
      validateJson(contactResponse),
      async (c) => {
        const contact = await contacts.respond(c.req.valid("json"));
        return c.json({ message: responseSent, contact }, 200);
      },
    )
    .patch(
      "/contacts/:id/spam",
      describe("Mark a contact message as spam, or as none", 200, contactSaved),
      guards.requireAdmin,
      validateJson(spamInput),
      async (c) => {
        const { spam } = c.req.valid("json");
        const contact = await contacts.setSpam(c.req.param("id"), spam);
        return c.json({ message: spam ? "Marked as spam." : "Marked as not spam.", contact }, 200);
      },
    );
