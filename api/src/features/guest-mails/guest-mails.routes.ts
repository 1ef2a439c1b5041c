import { readMailFile } from "shared/endpoints/guest-mails";
import { route } from "../../middleware/route.ts";
import { sendDownload } from "../../middleware/send-download.ts";
import type { GuestMailsService } from "./guest-mails.service.ts";

/** Whatever it is: browsers neither show nor run it. */
const type = "application/octet-stream";

export const guestMailsRoutes = ({ guestMails }: { guestMails: GuestMailsService }) => [
  route(readMailFile, async ({ c, params }) => {
    const { name, slices } = await guestMails.openFile(params.id);
    return sendDownload(c, { name, type }, slices);
  }),
];
