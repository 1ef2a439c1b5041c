import type { Context } from "hono";
import {
  personalDataErased,
  personalDataFound,
  personErased,
  personInput,
} from "shared/personal-data";
import { streamText } from "../../lib/stream-text.ts";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { validateJson } from "../../middleware/validate.ts";
import { describe, describeCsv } from "../../openapi.ts";
import type { PersonalDataService } from "./personal-data.service.ts";

type Deps = { personalData: PersonalDataService; guards: Guards; now: () => Date };

/** Sent as it is made: there may be more rows than fit into memory. */
const sendCsv = (c: Context, noun: string, lines: AsyncGenerator<string, void>, at: Date) =>
  c.body(streamText(lines), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${noun}-${at.toISOString().slice(0, 10)}.csv"`,
    "Cache-Control": "no-store",
  });

export const personalDataRoutes = ({ personalData, guards, now }: Deps) =>
  factory
    .createApp()
    .get(
      "/personal-data/inquiries",
      describeCsv("All inquiries as a file"),
      guards.requireAdmin,
      (c) => sendCsv(c, "inquiries", personalData.exportInquiries(), now()),
    )
    .get(
      "/personal-data/contacts",
      describeCsv("All contact messages as a file"),
      guards.requireAdmin,
      (c) => sendCsv(c, "messages", personalData.exportContacts(), now()),
    )
    .post(
      "/personal-data/find",
      describe("Count what is stored about a person", 200, personalDataFound),
      guards.requireAdmin,
      validateJson(personInput),
      async (c) => c.json({ found: await personalData.find(c.req.valid("json").email) }, 200),
    )
    .post(
      "/personal-data/erase",
      describe("Erase all that is stored about a person", 200, personalDataErased),
      guards.requireAdmin,
      validateJson(personInput),
      async (c) => {
        const erased = await personalData.erase(c.req.valid("json").email);
        c.get("log").info({ erased }, "a person's data is erased");
        return c.json({ message: personErased, erased }, 200);
      },
    );
