import { eq } from "drizzle-orm";
import type { PictureChange } from "shared/media/pictures";
import type { Transaction } from "#platform/db/transaction.ts";
import { pictures } from "#tables/pictures.ts";
import { toFocalPoint } from "./picture-urls.ts";

const toFocalColumns = (focalPoint: PictureChange["focalPoint"]) => ({
  focalX: focalPoint?.x ?? null,
  focalY: focalPoint?.y ?? null,
});

/** Keeps what the change omits. A moved focal point makes the picture wait for a new share image. */
export const updatePictureFacts = async (
  tx: Transaction,
  id: string,
  { focalPoint, photographer, permission }: PictureChange,
) => {
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id));
  if (!row) return;
  const current = toFocalPoint(row);
  const isMoved =
    focalPoint !== undefined && (focalPoint?.x !== current?.x || focalPoint?.y !== current?.y);
  await tx
    .update(pictures)
    .set({
      // A set of no columns is an error.
      id,
      ...(isMoved && { ...toFocalColumns(focalPoint), isPending: true, failures: 0 }),
      ...(photographer !== undefined && { photographer }),
      ...(permission !== undefined && { permission }),
    })
    .where(eq(pictures.id, id));
};

/** The permission to show a picture; for admins only. */
export const readPermission = async (tx: Pick<Transaction, "select">, id: string) => {
  const [row] = await tx
    .select({ permission: pictures.permission })
    .from(pictures)
    .where(eq(pictures.id, id));
  return row?.permission ? { permission: row.permission } : {};
};
