import type { PublishedDraft } from "shared/content/published-draft";

/** Runs a request that publishes a form's draft. */
export type Publish = <Answer>(
  request: (draft: PublishedDraft) => Promise<Answer>,
) => Promise<Answer>;

/** For forms without a draft of the team. */
export const publishAlone: Publish = (request) => request({});
