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
  route(exportInquiries, async ({ c, user }) =>
    sendDownload(c, csvFile("inquiries", now()), await personalData.exportInquiries(user.email)),
  ),
  route(exportContacts, async ({ c, user }) =>
    sendDownload(c, csvFile("messages", now()), await personalData.exportContacts(user.email)),
  ),
  route(findPersonalData, async ({ body }) => ({ found: await personalData.find(body.email) })),
  route(countOldMessages, async ({ body }) => ({
    count: await personalData.countOlderThan(body.days),
  })),
  route(erasePersonalData, async ({ c, body, user }) => {
    const erased = await personalData.erase(body.email, user.email);
    c.get("log").info({ event: "personal-data.erased", erased }, "A person's data was erased.");
    return { message: personErased, erased };
  }),
];
