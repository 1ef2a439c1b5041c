import { useMutation } from "@tanstack/react-query";
import { restoreVersionAsDraft } from "shared/content/records/versions.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useInvalidateDrafts } from "../../../lib/requests/drafts.ts";

type Restored = { id: string; draftAt: string | null };

/** Makes a draft of a version; it replaces only the draft that was last edited at `draftAt`. */
export function useRestoreVersion() {
  const { api } = useApp();
  return useMutation({
    mutationFn: ({ id, draftAt }: Restored) =>
      api.request(restoreVersionAsDraft, { params: { id }, body: { draftAt } }),
    onSettled: useInvalidateDrafts(),
  });
}
