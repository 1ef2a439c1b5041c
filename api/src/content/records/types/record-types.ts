import type { RecordKind } from "shared/content/records/records";
import { createPageType } from "./page-type.ts";
import { questionsType } from "./questions-type.ts";
import type { RecordType, RecordTypeDeps } from "./record-type.ts";
import { createReviewType } from "./review-type.ts";
import { createSettingsType } from "./settings-type.ts";
import { createTourType } from "./tour-type.ts";

export type RecordTypes = Record<RecordKind, RecordType>;

export const createRecordTypes = (deps: RecordTypeDeps): RecordTypes => ({
  tour: createTourType(deps),
  page: createPageType(deps),
  review: createReviewType(deps),
  settings: createSettingsType(deps),
  questions: questionsType,
});
