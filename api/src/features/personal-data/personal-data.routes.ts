import {
  countOldMessages,
  erasePersonalData,
  exportContacts,
  exportInquiries,
  findPersonalData,
} from "shared/endpoints/personal-data";
import { personErased } from "shared/personal-data";
import { route } from "../../middleware/route.ts";
import { csvFile, sendDownload } from "../../middleware/send-download.ts";
import type { PersonalDataService } from "./personal-data.service.ts";

type Deps = { personalData: PersonalDataService; now: () => Date };

export const personalDataRoutes = ({ personalData, now }: Deps) => [
  route(exportInquiries, ({ c }) =>
    sendDownload(c, csvFile("inquiries", now()), personalData.exportInquiries()),
  ),
  route(exportContacts, ({ c }) =>
    sendDownload(c, csvFile("messages", now()), personalData.exportContacts()),
  ),
  route(findPersonalData, async ({ body }) => ({ found: await personalData.find(body.email) })),
  route(countOldMessages, async ({ body }) => ({
    count: await personalData.countOlderThan(body.days),
  })),
  route(erasePersonalData, async ({ c, body }) => {
    const erased = await personalData.erase(body.email);
    c.get("log").info({ event: "personal-data.erased", erased }, "A person's data was erased.");
    return { message: personErased, erased };
  }),
];
