import { readMailFile } from "shared/inbox/mailbox/guest-mails.endpoints";
import { sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { GuestMailsService } from "./guest-mails.service.ts";

/** A neutral type, so that browsers neither show nor run the file. */
const type = "application/octet-stream";

export const guestMailsRoutes = ({ guestMails }: { guestMails: GuestMailsService }) => [
  route(readMailFile, async ({ c, params }) => {
    const { name, slices } = await guestMails.openFile(params.id);
    return sendDownload(c, { name, type }, slices);
  }),
];
