import { ConflictChoice } from "../../components/conflict/ConflictChoice.tsx";
import { pictureDifference } from "../../components/conflict/difference.ts";
import { serviceDifferences } from "./service-differences.ts";
import { hasDifferentTexts } from "./service-texts.ts";
import { serviceFormValues } from "./service-values.ts";
import type { ServiceUpdate } from "./use-service-update.ts";

export function ServiceConflict({ edit, failure }: { edit: ServiceUpdate; failure: string }) {
  const { form, stored, baseline, other } = edit;
  const { imageFile } = form.values;
  if (!other) return null;
  return (
    <ConflictChoice
      failure={failure}
      savedAt={other.updatedAt}
      differences={serviceDifferences(form.values, baseline, other, form.setValues)}
      isSame={!imageFile && !hasDifferentTexts(form.values, other)}
      picture={pictureDifference(
        { typed: imageFile, stored: stored.imageFile, other: other.imageFile },
        () => form.setFieldValue("imageFile", null),
      )}
      onKeepTyped={() => edit.continueFrom(other, {})}
      onLoadOther={() => edit.continueFrom(other, serviceFormValues(other))}
    />
  );
}
