import { limits } from "shared/limits";

export const stayInTrash = `It stays in the trash for ${limits.trashDays} days.`;
