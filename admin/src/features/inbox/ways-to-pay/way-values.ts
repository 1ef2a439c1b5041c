import type { WayToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import { z } from "zod";
import { joinFilled } from "../../../lib/text/is-filled.ts";

const kind = z.enum(["bank", "mobile", "link", "cash"]);
export type WayKind = z.infer<typeof kind>;

/** The typed text of all kinds; each kind uses some of it. */
const wayValues = z.object({
  kind,
  name: z.string(),
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  iban: z.string(),
  swift: z.string(),
  code: z.string(),
  url: z.string(),
  instructions: z.string(),
});
export type WayValues = z.infer<typeof wayValues>;

export const waysDraft = z.object({ ways: z.array(wayValues) });
export type WaysValues = z.infer<typeof waysDraft>;

const names: Record<WayKind, string> = {
  bank: "Bank transfer",
  mobile: "Mobile money",
  link: "Pay online",
  cash: "Cash on arrival",
};

export const newWay = (of: WayKind): WayValues => ({
  kind: of,
  name: names[of],
  ...{ holder: "", bank: "", account: "", iban: "", swift: "", code: "", url: "" },
  instructions: "",
});

const filled = (way: WayToPay) =>
  Object.fromEntries(Object.entries(way).filter(([, value]) => value !== null));

export const toWayValues = (way: WayToPay): WayValues => ({
  ...newWay(way.kind),
  ...filled(way),
});

export const describeWays = (ways: WayValues[]) =>
  ways
    .map(({ name, holder, bank, account, iban, swift, code, url, instructions }) =>
      joinFilled([name, holder, bank, account, iban, swift, code, url, instructions], "\n"),
    )
    .join("\n\n");
