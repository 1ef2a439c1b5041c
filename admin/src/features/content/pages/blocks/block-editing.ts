import type { TourService } from "shared/content/tours/tour-services";
import type { FieldUploads } from "../../../../components/photos/use-field-uploads.ts";
import type { PageForm } from "../values/use-page-form.ts";

/** What the fields of a block need besides its values. */
export type BlockEditing = {
  form: PageForm;
  uploads: FieldUploads;
  tours: TourService[];
};
