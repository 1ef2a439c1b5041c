import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { factory } from "#http/context.ts";
import { sendDownload } from "#http/responses/send-download.ts";
import type { GuestProposalsService } from "../proposals/guest-proposals.service.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import { missingPage, type PageSender } from "./send-page.ts";

type Deps = { guestProposals: GuestProposalsService; guestPages: GuestPagesService };

/** A neutral type, so that browsers neither show nor run the file. */
const fileType = "application/octet-stream";

/** The sentence for `?sent=`, as far as the state of the proposal agrees. */
const readNotice = (sent: string | undefined, { status, channel }: GuestProposalPage) => {
  if (sent === "change") return "Thank you for your message. We'll write back.";
  if (sent === "declined" && status === "declined") return "Thank you for letting us know.";
  if (sent !== "accepted" || status !== "accepted") return null;
  const confirmation = channel === "mail" ? " We've sent you a confirmation by email." : "";
  return `Thank you, your trip is booked.${confirmation} Keep the link of this page: it shows your payments.`;
};

export const proposalPageRoutes = ({ guestProposals, guestPages }: Deps, sender: PageSender) => {
  const { headers, send } = sender;
  const app = factory.createApp();

  app.get("/p/:token", async (c) => {
    const page = await guestProposals.readPage(c.req.param("token"));
    if (!page) return send(c, await guestPages.fill(missingPage), 404);
    const notice = readNotice(c.req.query("sent"), page);
    return send(c, await guestPages.renderProposal({ ...page, notice }));
  });

  app.post("/p/:token/seen", async (c) => {
    await guestProposals.markSeen(c.req.param("token"));
    return c.body(null, 204, headers);
  });

  app.get("/p/:token/trip.ics", async (c) => {
    const calendar = await guestProposals.readCalendar(c.req.param("token"));
    if (calendar === null) return send(c, await guestPages.fill(missingPage), 404);
    return c.body(calendar, 200, {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="trip.ics"',
    });
  });

  app.get("/p/:token/files/:id", async (c) => {
    const page = await guestProposals.readPage(c.req.param("token"));
    const file = page && guestPages.openFile(page, c.req.param("id"));
    if (!file) return send(c, await guestPages.fill(missingPage), 404);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return sendDownload(c, { name: file.name, type: fileType }, file.slices);
  });

  return app;
};
