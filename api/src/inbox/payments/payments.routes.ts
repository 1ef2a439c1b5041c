import { recordPayment, removePayment } from "shared/inbox/proposals/payments.endpoints";
import { changeWaysToPay, readWaysToPay } from "shared/inbox/ways-to-pay/ways-to-pay.endpoints";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { route } from "#http/route.ts";
import type { PaymentsService } from "./payments.service.ts";
import type { WaysToPayService } from "./ways-to-pay.service.ts";

type Deps = { payments: PaymentsService; waysToPay: WaysToPayService };

export const paymentsRoutes = ({ payments, waysToPay }: Deps) => [
  route(recordPayment, async ({ c, by, user, params, body }) =>
    payments.record({ ...by, id: user._id }, params.id, body, await readIdempotencyKey(c, body)),
  ),
  route(removePayment, ({ by, params }) => payments.remove(by, params.id)),
  route(readWaysToPay, () => waysToPay.read()),
  route(changeWaysToPay, async ({ by, user: { email }, body }) => ({
    message: "Ways to pay saved.",
    ...(await waysToPay.change({ ...by, email }, body)),
  })),
];
