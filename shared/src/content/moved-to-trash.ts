import { z } from "zod";
import { messageBody } from "../http/errors.ts";

/** `trashId` restores the record. */
export const movedToTrash = messageBody.extend({ trashId: z.string() });
