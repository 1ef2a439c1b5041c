import type { Verification } from "shared/inbox/proposals/guest-pages";
import { limits } from "shared/limits";
import type { BodyTimes } from "#http/body/body-times.ts";
import { readBody } from "#http/body/read-body.ts";
import { factory } from "#http/context.ts";
import { cut } from "#platform/cut.ts";
import type { GuestProposalsService } from "../proposals/guest-proposals.service.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import type { PageSender } from "./send-page.ts";

type Deps = {
  guestProposals: GuestProposalsService;
  guestPages: GuestPagesService;
  bodyTimes: BodyTimes;
};

/** Longer texts are no codes. */
const longestCode = 40;

/** The check of a code; the code is posted, so that no address or log holds it. */
export const verifyRoutes = (
  { guestProposals, guestPages, bodyTimes }: Deps,
  sender: PageSender,
) => {
  const readText = readBody("text", { maxBytes: limits.jsonBytes, milliseconds: bodyTimes.text });
  const render = async (typed: string, result: Verification) =>
    guestPages.renderVerify({ ...(await guestProposals.readVerifyPage()), typed, result });

  return factory
    .createApp()
    .get("/verify", async (c) => sender.send(c, await render("", null)))
    .post("/verify", readText, async (c) => {
      const typed = cut(new URLSearchParams(await c.req.text()).get("code") ?? "", longestCode);
      const wait = await guestPages.takeCode(c.get("address"));
      if (wait > 0) {
        c.header("Retry-After", String(wait));
        return sender.send(c, await render(typed, "limited"), 429);
      }
      return sender.send(c, await render(typed, await guestProposals.verify(typed)));
    });
};
