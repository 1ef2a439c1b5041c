import type { DeliveryState, WebhookEvent } from "shared/webhooks/webhooks";

export const eventLabels: Record<WebhookEvent, string> = {
  "inquiry.received": "A guest writes",
  "conversation.replied": "You reply",
  "conversation.state_changed": "A conversation changes its state",
  "proposal.accepted": "A guest accepts a proposal",
  "release.live": "The website is published",
};

export const stateLabels: Record<DeliveryState, string> = {
  waiting: "Waiting",
  sending: "Sending",
  delivered: "Delivered",
  failed: "Failed",
};
