import { Fieldset } from "@mantine/core";
import type { ReviewsWidget } from "shared/reviews-widget";
import { GivenNotice } from "../../../components/feedback/GivenNotice.tsx";
import { DescriptionList } from "../../../components/list/DescriptionList.tsx";

/** That of the environment, for reading alone. */
export function GivenWidget({ widget: { script, place, origins } }: { widget: ReviewsWidget }) {
  return (
    <Fieldset legend="Reviews widget">
      <GivenNotice variable="REVIEWS_WIDGET_SRC" />
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
