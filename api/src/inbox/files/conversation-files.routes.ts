import {
  readConversationFile,
  removeConversationFile,
  uploadConversationFile,
} from "shared/inbox/files/conversation-files.endpoints";
import { sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { ConversationFilesService } from "./conversation-files.service.ts";

/** A neutral type, so that browsers neither show nor run the file. */
const type = "application/octet-stream";

type Deps = { conversationFiles: ConversationFilesService };

export const conversationFilesRoutes = ({ conversationFiles }: Deps) => [
  route(uploadConversationFile, async ({ query, body }) => ({
    message: "File uploaded.",
    file: await conversationFiles.upload(body, query.name),
  })),
  route(readConversationFile, async ({ c, params }) => {
    const { name, slices } = await conversationFiles.open(params.id);
    return sendDownload(c, { name, type }, slices);
  }),
  route(removeConversationFile, async ({ params }) => {
    await conversationFiles.remove(params.id);
    return { message: "File removed." };
  }),
];
