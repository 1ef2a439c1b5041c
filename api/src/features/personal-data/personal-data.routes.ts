import {
  personalDataErased,
  personalDataFound,
  personErased,
  personInput,
} from "shared/personal-data";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { sendCsv } from "../../middleware/send-csv.ts";
import { validateJson } from "../../middleware/validate.ts";
import { describe, describeCsv } from "../../openapi.ts";
import type { PersonalDataService } from "./personal-data.service.ts";

type Deps = { personalData: PersonalDataService; guards: Guards; now: () => Date };

const nameOf = (noun: string, at: Date) => `${noun}-${at.toISOString().slice(0, 10)}.csv`;

export const personalDataRoutes = ({ personalData, guards, now }: Deps) =>
  factory
    .createApp()
    .get(
      "/personal-data/inquiries",
      describeCsv("All inquiries as a file"),
      guards.requireAdmin,
      (c) => sendCsv(c, nameOf("inquiries", now()), personalData.exportInquiries()),
    )
    .get(
      "/personal-data/contacts",
      describeCsv("All contact messages as a file"),
      guards.requireAdmin,
      (c) => sendCsv(c, nameOf("messages", now()), personalData.exportContacts()),
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
