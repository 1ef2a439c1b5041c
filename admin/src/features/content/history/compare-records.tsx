import type { PresentedRecord } from "shared/content/records/presented-record";
import { PhotosVersion } from "../../../components/photos/PhotosVersion.tsx";
import type { PhotoValues } from "../../../components/photos/photo-values.ts";
import type { RecordField } from "../../../lib/editing/record-field.ts";
import { pageFields, storyField } from "../pages/values/page-fields.ts";
import { type PageValues, pageFormValues } from "../pages/values/page-values.ts";
import { questionsFields } from "../questions/questions-fields.ts";
import { reviewFields, toReviewValues } from "../reviews/review-values.ts";
import { comparedFields as tourFields } from "../tours/values/compared-fields.tsx";
import { serviceFormValues } from "../tours/values/service-values.ts";
import { compareFields, type FieldComparison } from "./compare-fields.tsx";
import { findSection } from "./compare-sections.ts";

const isPhoto = (photo: PhotoValues | null) => photo !== null;

const listPhotos = ({ story, blocks }: PageValues): PhotoValues[] => [
  ...[story?.photo ?? null].filter(isPhoto),
  ...blocks.flatMap((block) => {
    if (block.type === "picture") return [block.photo].filter(isPhoto);
    if (block.type === "itinerary") return block.stages.map(({ photo }) => photo).filter(isPhoto);
    return [];
  }),
];

/** The content describes photos by their texts only. */
const pagePhotos: RecordField<PageValues> = {
  label: "Photos",
  read: (values) => listPhotos(values).map(({ picture }) => picture),
  describe: (values) => String(listPhotos(values).length),
  render: (values) => <PhotosVersion photos={listPhotos(values)} />,
  take: (values) => values,
};

/**
 * The fields of two versions of a record; `before` is `null` where there is only one. `undefined` for settings that the
 * current form can't read.
 */
export const compareRecords = (
  before: PresentedRecord | null,
  after: PresentedRecord,
): FieldComparison[] | undefined => {
  switch (after.kind) {
    case "tour": {
      const values = before?.kind === "tour" ? serviceFormValues(before.record) : null;
      return compareFields(tourFields, values, serviceFormValues(after.record));
    }
    case "page": {
      const values = before?.kind === "page" ? pageFormValues(before.record) : null;
      const fields = [...pageFields, pagePhotos].filter(
        (field) => field !== storyField || after.record.story || values?.story,
      );
      return compareFields(fields, values, pageFormValues(after.record));
    }
    case "review": {
      const values = before?.kind === "review" ? toReviewValues(before.record) : null;
      return compareFields(reviewFields, values, toReviewValues(after.record));
    }
    case "questions": {
      const values = before?.kind === "questions" ? before.record : null;
      return compareFields(questionsFields, values, after.record);
    }
    case "settings":
      return findSection(after.section)?.compare(
        before?.kind === "settings" ? before.record : null,
        after.record,
      );
  }
};
