import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Draft } from "shared/content/records/drafts";
import type { RecordRef } from "shared/content/records/records";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { draftQuery } from "../../../../lib/requests/drafts.ts";

type Props = { record: RecordRef; children: (draft: Draft | null) => ReactNode };

/** Opens a form once its draft is known. */
export function WithDraft({ record, children }: Props) {
  const { api } = useApp();
  const draft = useQuery(draftQuery(api, record));
  return (
    <QueryState
      query={draft}
      skeleton={<RowsSkeleton rows={6} height={60} />}
      errorText="Failed to load the draft."
    >
      {children}
    </QueryState>
  );
}
