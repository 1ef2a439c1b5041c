import type { Context } from "hono";
import type { RefusedForm } from "shared/inbox/proposals/guest-pages";
import { limits } from "shared/limits";
import type { BodyTimes } from "#http/body/body-times.ts";
import { readBody } from "#http/body/read-body.ts";
import { type AppEnv, factory } from "#http/context.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { GuestOutcome, GuestProposalsService } from "../proposals/guest-proposals.service.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import { type ReadForm, readAcceptance, readChange, readDecline } from "./read-forms.ts";
import { missingPage, type PageSender } from "./send-page.ts";

type Deps = {
  guestProposals: GuestProposalsService;
  guestPages: GuestPagesService;
  bodyTimes: BodyTimes;
  now: () => Date;
};

/** Forms of proposals that one address may send in ten minutes. */
const formLimit = { limit: 20, seconds: 600 };

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

/** The outcomes that the page thanks for; it shows the others as its state. */
const thanked = new Map<GuestOutcome, string>([
  ["accepted", "accepted"],
  ["sent", "change"],
  ["declined", "declined"],
]);

const createReplies = ({ guestProposals, guestPages }: Deps, sender: PageSender) => {
  const sendRefused = async (c: Context<AppEnv>, refused: RefusedForm, status: 422 | 429 = 422) => {
    const page = await guestProposals.readPage(c.req.param("token") ?? "");
    if (!page) return sender.send(c, await guestPages.fill(missingPage), 404);
    return sender.send(c, await guestPages.renderProposal({ ...page, refused }), status);
  };

  const sendOutcome = async (
    c: Context<AppEnv>,
    outcome: GuestOutcome | null,
    form: Omit<RefusedForm, "message">,
  ) => {
    if (outcome === null) return sender.send(c, await guestPages.fill(missingPage), 404);
    if (typeof outcome === "object") return sendRefused(c, { ...form, message: outcome.refused });
    const sent = thanked.get(outcome);
    const path = `/p/${encodeURIComponent(c.req.param("token") ?? "")}`;
    return sender.redirect(c, sent ? `${path}?sent=${sent}` : path);
  };

  return { sendRefused, sendOutcome };
};

/** Accept, ask for a change, decline: each outcome is a page. */
export const proposalFormRoutes = (deps: Deps, sender: PageSender) => {
  const { guestProposals, bodyTimes, now } = deps;
  const { sendRefused, sendOutcome } = createReplies(deps, sender);
  const limiter = createRateLimiter({ seconds: formLimit.seconds, now });
  const readText = readBody("text", { maxBytes: limits.jsonBytes, milliseconds: bodyTimes.text });
  const app = factory.createApp();

  const mount = <Value>(
    form: RefusedForm["form"],
    read: (body: URLSearchParams) => ReadForm<Value>,
    act: (token: string, value: Value) => Promise<GuestOutcome | null>,
  ) =>
    app.post(`/p/:token/${form}`, readText, async (c) => {
      const result = read(new URLSearchParams(await c.req.text()));
      const { typed } = result;
      const wait = limiter.take(c.get("address"), formLimit.limit);
      if (wait > 0) {
        c.header("Retry-After", String(wait));
        const message = `Too many forms came from your network. Please send it again in ${inMinutes(wait)}.`;
        return sendRefused(c, { form, message, typed }, 429);
      }
      if ("message" in result) return sendRefused(c, { form, message: result.message, typed });
      const outcome = await act(c.req.param("token") ?? "", result.value);
      return sendOutcome(c, outcome, { form, typed });
    });

  mount("accept", readAcceptance, guestProposals.accept);
  mount("change", readChange, guestProposals.askForChange);
  mount("decline", readDecline, guestProposals.decline);
  // The address of a refused form, opened again.
  app.get("/p/:token/:form{accept|change|decline}", (c) =>
    sender.redirect(c, `/p/${encodeURIComponent(c.req.param("token"))}`),
  );
  return app;
};
