import { listMails, readMail, retryMail } from "shared/mail/outbox.endpoints";
import { route } from "#http/route.ts";
import type { OutboxService } from "./outbox.service.ts";

export const outboxRoutes = ({ outbox }: { outbox: OutboxService }) => [
  route(listMails, ({ query }) => outbox.list(query)),
  route(readMail, async ({ params }) => ({ mail: await outbox.get(params.id) })),
  route(retryMail, async ({ by, params }) => ({ mail: await outbox.retry(by, params.id) })),
];
