import { useState } from "react";
import type { ZodType } from "zod";
import { type LocalDraft, useStoredDraft } from "../use-stored-draft.ts";
import type { SentDraft } from "./draft-saver.ts";
import { openTeamDraft, type TeamDraft } from "./team-draft.ts";

/** A form's draft, with what a draft of the team needs. */
export type StoredDraft<Values> = Omit<LocalDraft<Values>, "shared"> & {
  shared?:
    | { schema: ZodType<Values>; team: TeamDraft<Values>; sent: SentDraft<Values> | undefined }
    | undefined;
};

/** Opens a form's draft; without `team` it stays on this device. */
export function useSharedDraft<Values>(
  name: string,
  schema: ZodType<Values>,
  team: TeamDraft<Values> | undefined,
): StoredDraft<Values> {
  const local = useStoredDraft(name, schema);
  const [storedDraft] = useState(() => {
    if (!team) return local;
    const { draft, sent } = openTeamDraft(local.draft, schema, team);
    return { key: local.key, draft, shared: { schema, team, sent } };
  });
  return storedDraft;
}
