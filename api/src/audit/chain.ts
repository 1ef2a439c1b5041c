import { createHash } from "node:crypto";
import type { AuditRow } from "#tables/audit.ts";

/** Before the first entry. */
export const firstPreviousHash = "";

/** SHA-256 in hex of the previous hash and all other values, in this order. */
export const hashRow = (row: Omit<AuditRow, "hash">): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        row.previousHash,
        row.seq,
        row.createdAt,
        row.actorId,
        row.address,
        row.device,
        row.requestId,
        row.action,
        row.subjectKind,
        row.subjectId,
        row.subjectName,
        row.before,
        row.after,
      ]),
    )
    .digest("hex");
