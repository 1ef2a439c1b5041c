import type { Context } from "hono";
import type { PreviewPage } from "shared/content/records/preview-orders";
import { readerNote } from "shared/content/records/previews";
import { limits } from "shared/limits";
import { guestPaths } from "shared/paths";
import type { ReaderPreviewsService } from "#content/records/preview/reader-previews.service.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { BodyTimes } from "#http/body/body-times.ts";
import { readBody } from "#http/body/read-body.ts";
import { type AppEnv, factory } from "#http/context.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import { barStyle, barStyleHash, type RefusedNote, toPreviewBar } from "./preview-bar.ts";
import { missingPage, type PageSender, toMessage } from "./send-page.ts";

type Deps = {
  readerPreviews: ReaderPreviewsService;
  guestPages: Pick<GuestPagesService, "fill">;
  content: Pick<ContentService, "readSettings">;
  bodyTimes: BodyTimes;
  now: () => Date;
};

/** Answers that one address may send in ten minutes. */
const answerLimit = { limit: 20, seconds: 600 };

/** Pages that one address may open in ten minutes, because the product renders each one. */
const viewLimit = { limit: 60, seconds: 600 };

const tooManyViews = toMessage(
  "Too many previews were opened from your network",
  "Please try again in a few minutes.",
);

const brokenPreview = (company: string) =>
  toMessage(
    "This preview can't be shown right now",
    `Please try again later, or ask ${company} when it will be ready.`,
  );

const gonePreview = (path: string | null) =>
  toMessage(
    "This draft is no longer there",
    "Its changes have been published or discarded.",
    path === null ? undefined : { path, label: "See the page" },
  );

/** `12 August`, with the year if it is another one. */
const formatDay = (updatedAt: string, now: Date, timeZone: string) => {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(date);
  const date = new Date(updatedAt);
  const isThisYear = format(date, { year: "numeric" }) === format(now, { year: "numeric" });
  return format(date, { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) });
};

/** Nothing on the page runs: scripts are gone from it, and the sandbox would stop them. */
const toPolicy = ({ styleSources, pictureSources }: PreviewPage) =>
  [
    "default-src 'none'",
    `style-src ${styleSources} ${barStyleHash}`,
    `img-src ${pictureSources}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "sandbox allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

type Shown = { isThanked: boolean; refused: RefusedNote | null };

const createPreviewSender = (deps: Deps, sender: PageSender) => {
  const { readerPreviews, guestPages, content, now } = deps;
  const views = createRateLimiter({ seconds: viewLimit.seconds, now });
  const sendMissing = async (c: Context<AppEnv>) =>
    sender.send(c, await guestPages.fill(missingPage), 404);

  /** The page of a link in its state; `status` is that of a page that is shown. */
  const sendPreview = async (
    c: Context<AppEnv>,
    { isThanked, refused }: Shown,
    status: 200 | 422 | 429 = 200,
  ) => {
    const wait = views.take(c.get("address"), viewLimit.limit);
    if (wait > 0) {
      c.header("Retry-After", String(wait));
      return sender.send(c, await guestPages.fill(tooManyViews), 429);
    }
    const token = c.req.param("token") ?? "";
    const shown = await readerPreviews.read(token);
    if (shown.state === "missing") return sendMissing(c);
    if (shown.state === "gone")
      return sender.send(c, await guestPages.fill(gonePreview(shown.path)), 410);
    const { company, hours } = await content.readSettings();
    if (shown.state === "broken")
      return sender.send(c, await guestPages.fill(brokenPreview(company.name)), 503);
    const bar = toPreviewBar({
      path: guestPaths.preview + encodeURIComponent(token),
      day: formatDay(shown.updatedAt, now(), hours.timeZone),
      company: company.name,
      isThanked,
      refused,
    });
    const html = shown.page.html
      .replace("</head>", () => `<style>${barStyle}</style></head>`)
      .replace(/<body\b[^>]*>/, (body) => body + bar);
    return sender.send(c, { html, policy: toPolicy(shown.page) }, status);
  };

  return { sendMissing, sendPreview };
};

/** Links that show a draft to readers who are not signed in, and their answers. */
export const previewRoutes = (deps: Deps, sender: PageSender) => {
  const { readerPreviews, bodyTimes, now } = deps;
  const { sendMissing, sendPreview } = createPreviewSender(deps, sender);
  const limiter = createRateLimiter({ seconds: answerLimit.seconds, now });
  const readText = readBody("text", { maxBytes: limits.jsonBytes, milliseconds: bodyTimes.text });

  const answer = async (
    c: Context<AppEnv>,
    typed: { text: string; name: string },
    note: { text: string | null; name: string | null },
  ) => {
    const refuse = (message: string, status: 422 | 429 = 422) =>
      sendPreview(c, { isThanked: false, refused: { ...typed, message } }, status);
    const wait = limiter.take(c.get("address"), answerLimit.limit);
    if (wait > 0) {
      c.header("Retry-After", String(wait));
      return refuse("Too many answers came from your network. Please try again later.", 429);
    }
    const token = c.req.param("token") ?? "";
    const outcome = await readerPreviews.answer(token, note);
    if (outcome === "missing") return sendMissing(c);
    if (outcome === "full") return refuse("This link takes no more answers.");
    return sender.redirect(c, `${guestPaths.preview}${encodeURIComponent(token)}?sent=1`);
  };

  return factory
    .createApp()
    .get("/preview/:token", (c) =>
      sendPreview(c, { isThanked: c.req.query("sent") === "1", refused: null }),
    )
    .post("/preview/:token/looks-good", readText, (c) =>
      answer(c, { text: "", name: "" }, { text: null, name: null }),
    )
    .post("/preview/:token/note", readText, async (c) => {
      const body = new URLSearchParams(await c.req.text());
      const typed = { text: body.get("text") ?? "", name: body.get("name") ?? "" };
      const { data, error } = readerNote.safeParse(typed);
      if (data) return answer(c, typed, data);
      const message = error.issues[0]?.message ?? "Please check your note.";
      return sendPreview(c, { isThanked: false, refused: { ...typed, message } }, 422);
    })
    .all("/preview/*", sendMissing);
};
