import { type ApiResponse, responseMessage } from "../../lib/api.ts";
import { retryDelay, shouldRetry } from "../../lib/retry.ts";

const isAccepted = (response: ApiResponse) =>
  response.status === 201 && responseMessage(response) !== undefined;

/** A captive portal answers 2xx to anything, so a success without our API's body counts as no response. */
export const ignoreForeignSuccess = (response: ApiResponse) =>
  response.status >= 400 || isAccepted(response) ? response : undefined;

export type EndReason = "changed" | "stopped" | "late" | "replaced" | "removed";

/** `delay` in ms; `isOffline` without any response. */
export type WaitingDelivery = {
  kind: "waiting";
  tries: number;
  delay: number;
  isOffline: boolean;
};

export type Delivery<Message> =
  | { kind: "idle"; ended?: EndReason }
  | { kind: "sending" }
  | WaitingDelivery
  | { kind: "refused" }
  /** `isAutomatic`: sent by a retry, not a press. */
  | { kind: "sent"; message: Message; response: ApiResponse; isAutomatic: boolean };

type Answer<Message> = {
  message: Message;
  /** `undefined` without a connection. */
  response: ApiResponse | undefined;
  tries: number;
  /** True while the API still remembers the first try. */
  mayRetry: boolean;
};

export type DeliveryEvent<Message> =
  | { type: "submitted" }
  | ({ type: "answered" } & Answer<Message>)
  | { type: "resumed" }
  | { type: "typed" }
  | { type: "ended"; reason: EndReason }
  /** Another page of this tab sent, discarded or changed the message. */
  | { type: "takenOver"; reason: "replaced" | "removed" };

export const idle: Delivery<never> = { kind: "idle" };

const conclude = <Message>(
  { message, response, tries, mayRetry }: Answer<Message>,
  isAutomatic: boolean,
): Delivery<Message> => {
  if (response && !shouldRetry(response))
    return response.ok ? { kind: "sent", message, response, isAutomatic } : { kind: "refused" };
  if (!mayRetry) return { kind: "idle", ended: "late" };
  return { kind: "waiting", tries, delay: retryDelay(tries, response), isOffline: !response };
};

const afterTyping = <Message>(delivery: Delivery<Message>): Delivery<Message> => {
  if (delivery.kind === "waiting") return { kind: "idle", ended: "changed" };
  return delivery.kind === "idle" && delivery.ended === "changed" ? delivery : idle;
};

export const advance = <Message>(
  delivery: Delivery<Message>,
  event: DeliveryEvent<Message>,
): Delivery<Message> => {
  switch (event.type) {
    case "submitted":
      return { kind: "sending" };
    case "answered":
      return conclude(event, delivery.kind === "waiting");
    case "resumed":
      return { kind: "waiting", tries: 0, delay: 0, isOffline: true };
    case "typed":
      return afterTyping(delivery);
    case "ended":
      return { kind: "idle", ended: event.reason };
    case "takenOver":
      return delivery.kind === "waiting" ? { kind: "idle", ended: event.reason } : idle;
  }
};
