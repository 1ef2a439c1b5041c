import { mailBody, mailList, mailListQuery } from "shared/outbox";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { validateQuery } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { OutboxService } from "./outbox.service.ts";

type Deps = { outbox: OutboxService; guards: Guards };

export const outboxRoutes = ({ outbox, guards }: Deps) =>
  factory
    .createApp()
    .get(
      "/outbox",
      describe("All mails", 200, mailList),
      guards.requireAdmin,
      validateQuery(mailListQuery),
      async (c) => c.json(await outbox.list(c.req.valid("query")), 200),
    )
    .post(
      "/outbox/:id/retry",
      describe("Send a mail again", 202, mailBody),
      guards.requireAdmin,
      async (c) => c.json({ mail: await outbox.retry(c.req.param("id")) }, 202),
    );
