import {
  deleteFromTrash,
  listTrash,
  restoreFromTrash,
} from "shared/content/records/trash.endpoints";
import { route } from "#http/route.ts";
import type { TrashService } from "./trash.service.ts";

export const trashRoutes = ({ trash }: { trash: TrashService }) => [
  route(listTrash, ({ query }) => trash.list(query)),
  route(restoreFromTrash, async ({ by, params }) => {
    const { name, ...restored } = await trash.restore(by, params.id);
    return { message: `“${name}” is restored.`, ...restored };
  }),
  route(deleteFromTrash, async ({ by, params }) => {
    await trash.deleteForGood(by, params.id);
    return { message: "Deleted for good." };
  }),
];
