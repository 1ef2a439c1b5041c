import {
  erasePersonalData,
  exportContacts,
  exportInquiries,
  findPersonalData,
} from "shared/endpoints/personal-data";
import { personErased } from "shared/personal-data";
import { route } from "../../middleware/route.ts";
import { sendCsv } from "../../middleware/send-csv.ts";
import type { PersonalDataService } from "./personal-data.service.ts";

type Deps = { personalData: PersonalDataService; now: () => Date };

const fileName = (noun: string, at: Date) => `${noun}-${at.toISOString().slice(0, 10)}.csv`;

export const personalDataRoutes = ({ personalData, now }: Deps) => [
  route(exportInquiries, ({ c }) =>
    sendCsv(c, fileName("inquiries", now()), personalData.exportInquiries()),
  ),
  route(exportContacts, ({ c }) =>
    sendCsv(c, fileName("messages", now()), personalData.exportContacts()),
  ),
  route(findPersonalData, async ({ body }) => ({ found: await personalData.find(body.email) })),
  route(erasePersonalData, async ({ c, body }) => {
    const erased = await personalData.erase(body.email);
    c.get("log").info({ event: "personal-data.erased", erased }, "A person's data was erased.");
    return { message: personErased, erased };
  }),
];
