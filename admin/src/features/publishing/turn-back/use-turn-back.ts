import { useMutation } from "@tanstack/react-query";
import type { ChangedRecord } from "shared/content/records/versions";
import { restoreVersionAsDraft } from "shared/content/records/versions.endpoints";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { getDraftInTheWay } from "../../../lib/api/draft-in-the-way.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useInvalidateDrafts } from "../../../lib/requests/drafts.ts";

export type TurnedBack = { record: ChangedRecord; problem: string | null };

const describeProblem = (error: unknown) =>
  getDraftInTheWay(error)
    ? "It already has a draft, which was kept."
    : (serverMessage(error) ?? "Couldn't make its draft. Please try again.");

/** Makes a draft of each record's version in the release, one after another; leaves existing drafts alone. */
export function useTurnBack() {
  const { api } = useApp();
  return useMutation({
    mutationFn: async (records: ChangedRecord[]) => {
      const results: TurnedBack[] = [];
      for (const record of records) {
        const id = record.versionId;
        if (!id) continue;
        const problem = await api
          .request(restoreVersionAsDraft, { params: { id }, body: { draftAt: null } })
          .then(() => null, describeProblem);
        results.push({ record, problem });
      }
      return results;
    },
    onSettled: useInvalidateDrafts(),
  });
}
