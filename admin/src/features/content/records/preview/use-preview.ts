import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { previewRecord } from "shared/content/records/previews.endpoints";
import type { RecordRef } from "shared/content/records/records";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useEditedDocument } from "../../../../lib/editing/edited-documents.ts";

/** Milliseconds of rest before typed text is rendered. */
const pause = 150;

/** The page of a record as its form has it now. `problem` says why the page that is shown is not up to date. */
export function usePreview({ kind, id }: RecordRef) {
  const { api } = useApp();
  const edited = useEditedDocument({ kind, id });
  const [rested] = useDebouncedValue(edited, pause);
  const checked = useMemo(() => rested?.check(), [rested]);
  const page = useQuery({
    queryKey: ["preview", kind, id, checked?.data],
    queryFn: ({ signal }) =>
      api.request(previewRecord, {
        params: { kind, id },
        body: { document: checked?.data ?? {} },
        signal,
      }),
    enabled: checked?.data !== undefined,
    placeholderData: keepPreviousData,
    // The site may have changed when the same text is shown again.
    gcTime: 0,
    retry: false,
  });
  const failure = page.error
    ? (serverMessage(page.error) ?? "Couldn't load the preview. Check your connection.")
    : undefined;
  return {
    page: page.data,
    problem: checked?.error?.issues[0]?.message ?? failure,
    isUpdating: page.isFetching || edited !== rested,
    retry: page.error ? () => void page.refetch() : undefined,
  };
}
