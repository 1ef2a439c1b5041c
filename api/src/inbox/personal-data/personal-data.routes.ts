import { personErased, phoneErased } from "shared/inbox/personal-data/personal-data";
import {
  countOldMessages,
  erasePersonalData,
  exportContacts,
  exportConversations,
  exportInquiries,
  findPersonalData,
} from "shared/inbox/personal-data/personal-data.endpoints";
import { csvFile, sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { PersonalDataService } from "./personal-data.service.ts";

type Deps = { personalData: PersonalDataService; now: () => Date };

export const personalDataRoutes = ({ personalData, now }: Deps) => [
  route(exportInquiries, async ({ c, by, user: { email } }) =>
    sendDownload(
      c,
      csvFile("inquiries", now()),
      await personalData.exportInquiries({ ...by, email }),
    ),
  ),
  route(exportContacts, async ({ c, by, user: { email } }) =>
    sendDownload(
      c,
      csvFile("messages", now()),
      await personalData.exportContacts({ ...by, email }),
    ),
  ),
  route(exportConversations, async ({ c, by, user: { email }, query }) =>
    sendDownload(
      c,
      csvFile("conversations", now()),
      await personalData.exportConversations({ ...by, email }, query.ids),
    ),
  ),
  route(findPersonalData, async ({ body }) => ({
    found: await personalData.find(await personalData.readPerson(body)),
  })),
  route(countOldMessages, async ({ body }) => ({
    count: await personalData.countOlderThan(body.days),
  })),
  route(erasePersonalData, async ({ c, by, body, user: { email } }) => {
    const person = await personalData.readPerson(body);
    const erased = await personalData.erase({ ...by, email }, person);
    c.get("log").info({ event: "personal-data.erased", erased }, "A person's data was erased.");
    return { message: body.email === null ? phoneErased : personErased, erased };
  }),
];
