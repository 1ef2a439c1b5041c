import { z } from "zod";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { singleLineText } from "../../text/text.ts";

/** A file that the team attaches to a reply, a template or a proposal. */
export const conversationFile = z.object({
  _id: z.string(),
  name: z.string(),
  /** Its media type, as its content shows. */
  type: z.string(),
  bytes: z.int(),
});
export type ConversationFile = z.infer<typeof conversationFile>;

export const conversationFileSaved = messageBody.extend({ file: conversationFile });

export const conversationFileQuery = z.object({ name: singleLineText("File name") });

const { files: mostFiles } = limits.conversationFile;
const tooMany = `At most ${mostFiles} files can be attached.`;

/** Ids of uploaded files; a reply takes copies of a template's files. */
export const attachedFiles = z
  .array(z.string().min(1).max(limits.line), "files must be a list.")
  .max(mostFiles, tooMany);

export const templateFiles = z
  .array(conversationFile, "files must be a list.")
  .max(mostFiles, tooMany);
