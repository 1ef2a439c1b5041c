import { StageFields } from "../../../../components/itinerary/StageFields.tsx";
import { blankStage } from "../../../../components/itinerary/stage-values.ts";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";

export function ItinerarySection({ form }: { form: ServiceForm }) {
  return (
    <RowList
      form={form}
      path="facts.itinerary"
      entry="Stage"
      rows={form.values.facts.itinerary}
      blank={blankStage}
      renderFields={(_, index) => <StageFields form={form} path={`facts.itinerary.${index}`} />}
    />
  );
}
