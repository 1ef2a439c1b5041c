import { useMutation, useQueryClient } from "@tanstack/react-query";
import { restoreVersionAsDraft } from "shared/content/records/versions.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";

type Restored = { id: string; draftAt: string | null };

/** Makes a draft of a version; it replaces only the draft that was last edited at `draftAt`. */
export function useRestore() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draftAt }: Restored) =>
      api.request(restoreVersionAsDraft, { params: { id }, body: { draftAt } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ["drafts"] });
      void client.invalidateQueries({ queryKey: ["draft"] });
    },
  });
}
