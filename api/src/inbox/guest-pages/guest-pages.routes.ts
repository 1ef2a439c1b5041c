import type { Context } from "hono";
import type { ReaderPreviewsService } from "#content/records/preview/reader-previews.service.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { BodyTimes } from "#http/body/body-times.ts";
import { type AppEnv, factory } from "#http/context.ts";
import type { DaySheetsService } from "../day-sheets/day-sheets.service.ts";
import type { GuestProposalsService } from "../proposals/guest-proposals.service.ts";
import type { TripGuestsService } from "../trips/trip-guests.service.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import { previewRoutes } from "./preview.routes.ts";
import { proposalFormRoutes } from "./proposal-forms.routes.ts";
import { proposalPageRoutes } from "./proposal-page.routes.ts";
import { brokenPage, createPageSender, missingPage } from "./send-page.ts";
import { sheetPagesRoutes } from "./sheet-pages.routes.ts";
import { tripGuestsPageRoutes } from "./trip-guests-page.routes.ts";
import { verifyRoutes } from "./verify.routes.ts";

type Deps = {
  guestProposals: GuestProposalsService;
  guestPages: GuestPagesService;
  tripGuests: TripGuestsService;
  daySheets: DaySheetsService;
  readerPreviews: ReaderPreviewsService;
  content: ContentService;
  publicUrl: string;
  bodyTimes: BodyTimes;
  now: () => Date;
  /** Logs an error and answers as the API does. */
  answerError: (error: Error, c: Context<AppEnv>) => Response;
};

/** Pages for one guest or guide at `/p/…`, of drafts at `/preview/…`, and the check of a code at `/verify`. They work without JavaScript. */
export const guestPagesRoutes = (deps: Deps) => {
  const { guestPages, publicUrl, answerError } = deps;
  const sender = createPageSender(publicUrl);
  const app = factory.createApp();
  app.route("/", sheetPagesRoutes(deps, sender));
  app.route("/", proposalPageRoutes(deps, sender));
  app.route("/", proposalFormRoutes(deps, sender));
  app.route("/", tripGuestsPageRoutes(deps, sender));
  app.route("/", verifyRoutes(deps, sender));
  app.route("/", previewRoutes(deps, sender));
  app.all("/p/*", async (c) => sender.send(c, await guestPages.fill(missingPage), 404));
  app.onError(async (error, c) =>
    sender.sendError(await guestPages.fill(brokenPage), answerError(error, c).status),
  );
  return app;
};
