import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { headersOf } from "./post-message.ts";

export const atOnce = 32;

export const inquiryOf = (number: number) => ({
  name: `Sample visitor ${number}`,
  email: `sample.visitor.${number}@example.test`,
  destination: "Napoleon Island",
  paxNumber: 2,
  checkinDate: "3 June",
  checkoutDate: "5 June",
});

export const perSecond = (count: number, milliseconds: number) => (count * 1_000) / milliseconds;

/** Inquiries per second over HTTP. */
export const sendInquiries = async (origin: string, amount: number) => {
  let sent = 0;
  let answeredAt = 0;
  const began = performance.now();
  const { non2xx, errors } = await autocannon({
    url: `${origin}/api/inquiries`,
    method: "POST",
    connections: atOnce,
    amount,
    // The run itself ends at a full second only.
    setupClient: (client) => {
      client.on("response", () => {
        answeredAt = performance.now();
      });
    },
    requests: [
      {
        setupRequest: (request) => {
          sent += 1;
          const headers = { ...request.headers, ...headersOf(randomUUID()) };
          return { ...request, headers, body: JSON.stringify(inquiryOf(sent)) };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} inquiries are not stored.`);
  return perSecond(amount, answeredAt - began);
};
