import { Fieldset } from "@mantine/core";
import type { ReviewsWidget } from "shared/content/reviews-widget";
import { EnvironmentNotice } from "../../../../components/feedback/EnvironmentNotice.tsx";
import { DescriptionList } from "../../../../components/list/DescriptionList.tsx";

/** The widget from the environment, read-only. */
export function EnvironmentWidget({
  widget: { script, place, origins },
}: {
  widget: ReviewsWidget;
}) {
  return (
    <Fieldset legend="Reviews widget">
      <EnvironmentNotice variable="REVIEWS_WIDGET_SRC" />
      <DescriptionList
        items={{
          Script: script,
          Class: place ?? "None",
          "Other hosts": origins.join(", ") || "None",
        }}
      />
    </Fieldset>
  );
}
