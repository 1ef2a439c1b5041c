import { isNewRecord } from "shared/content/published-draft";
import type { RecordRef } from "shared/content/records/records";
import { adminPaths } from "shared/paths";
import { pathTo } from "./paths.ts";

const toNewPath = (path: string, id: string) => `${path}?draft=${encodeURIComponent(id)}`;

/** The address of a record's editor; for a record that does not exist yet, of its draft. */
export const toRecordPath = ({ kind, id }: RecordRef) => {
  const isNew = isNewRecord(id);
  switch (kind) {
    case "tour":
      return isNew ? toNewPath(adminPaths.createService, id) : pathTo.updateService(id);
    case "page":
      return isNew ? toNewPath(adminPaths.createPage, id) : pathTo.updatePage(id);
    case "review":
      return isNew ? toNewPath(adminPaths.createReview, id) : pathTo.updateReview(id);
    case "settings":
      return pathTo.siteSettings(id);
    case "questions":
      return pathTo.settings("questions");
  }
};
