import type { TourService } from "shared/content/tours/tour-services";
import type { FieldUploads } from "../../../../components/photos/use-field-uploads.ts";
import type { PageForm } from "../values/use-page-form.ts";

export type BlockEditing = {
  form: PageForm;
  uploads: FieldUploads;
  tours: TourService[];
};
