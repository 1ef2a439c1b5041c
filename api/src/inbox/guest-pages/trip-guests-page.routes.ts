import { limits } from "shared/limits";
import type { BodyTimes } from "#http/body/body-times.ts";
import { readBody } from "#http/body/read-body.ts";
import { factory } from "#http/context.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { TripGuestsService } from "../trips/trip-guests.service.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import { missingPage, type PageSender, toMessage } from "./send-page.ts";

type Deps = {
  tripGuests: TripGuestsService;
  guestPages: GuestPagesService;
  bodyTimes: BodyTimes;
  now: () => Date;
};

/** People that one address may save in ten minutes: a party of 60, with corrections. */
const formLimit = { limit: 120, seconds: 600 };

const tooManyForms = toMessage(
  "Too many forms came from your network",
  "Please go back and save again in a few minutes.",
);

const readSaved = (saved: string | undefined) => {
  if (saved === undefined) return null;
  return saved === "renamed" ? "renamed" : "person";
};

/** The pages on which guests of an accepted trip fill in their details, one person at a time. */
export const tripGuestsPageRoutes = (deps: Deps, { send, redirect }: PageSender) => {
  const { tripGuests, guestPages, bodyTimes, now } = deps;
  const limiter = createRateLimiter({ seconds: formLimit.seconds, now });
  const readText = readBody("text", { maxBytes: limits.jsonBytes, milliseconds: bodyTimes.text });

  return factory
    .createApp()
    .get("/p/:token/guests/:number?", async (c) => {
      const { token, number } = c.req.param();
      const page = await tripGuests.readPage(token, number ?? null);
      if (!page) return send(c, await guestPages.fill(missingPage), 404);
      const saved = readSaved(c.req.query("saved"));
      return send(c, await guestPages.renderTripGuests({ ...page, saved }));
    })
    .post("/p/:token/guests/:number", readText, async (c) => {
      const { token, number } = c.req.param();
      const wait = limiter.take(c.get("address"), formLimit.limit);
      if (wait > 0) {
        c.header("Retry-After", String(wait));
        return send(c, await guestPages.fill(tooManyForms), 429);
      }
      const body = new URLSearchParams(await c.req.text());
      const outcome = await tripGuests.saveForm(token, number, body);
      if (!outcome) return send(c, await guestPages.fill(missingPage), 404);
      if ("page" in outcome) return send(c, await guestPages.renderTripGuests(outcome.page), 422);
      const next = outcome.next === null ? "" : `/${outcome.next}`;
      const saved = outcome.isRenamed ? "saved=renamed" : "saved";
      return redirect(c, `/p/${encodeURIComponent(token)}/guests${next}?${saved}`);
    });
};
