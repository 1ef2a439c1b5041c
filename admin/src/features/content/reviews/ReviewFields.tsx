import { Box, Group, NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Review } from "shared/content/reviews";
import { limits } from "shared/limits";
import { Picture } from "../../../components/picture/Picture.tsx";
import { TourChoice } from "../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pageToursQuery } from "../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import type { ReviewForm } from "./use-review-form.ts";

const stars = [
  { value: "", label: "No stars" },
  ...[5, 4, 3, 2].map((count) => ({ value: String(count), label: `${count} stars` })),
  { value: "1", label: "1 star" },
];

type Props = {
  form: ReviewForm;
  /** Missing for a new one. */
  review?: Review;
};

/** Locks what a guest wrote in a verified review. */
export function ReviewFields({ form, review }: Props) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: pageTours = [] } = useQuery(pageToursQuery(api));
  const isGuests = review?.isVerified ?? false;
  return (
    <>
      <Textarea
        label="Comment"
        description={
          isGuests
            ? "The guest wrote this after the trip, so it can't be changed."
            : "The guest's own words."
        }
        readOnly={isGuests}
        required
        autosize
        minRows={4}
        maxRows={16}
        maxLength={limits.message}
        {...form.getInputProps("comment")}
      />
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 12rem"
          label="Name"
          readOnly={isGuests}
          required
          maxLength={limits.line}
          {...form.getInputProps("name")}
        />
        <TextInput
          flex="1 1 12rem"
          label="Country"
          readOnly={isGuests}
          maxLength={limits.line}
          {...form.getInputProps("country")}
        />
      </Group>
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 12rem"
          type="month"
          label="Month of the visit"
          placeholder="2026-05"
          {...form.getInputProps("month")}
        />
        <NativeSelect
          flex="1 1 12rem"
          label="Stars"
          data={stars}
          disabled={isGuests}
          {...form.getInputProps("stars")}
        />
      </Group>
      <TourChoice
        tours={tours}
        pageTours={pageTours}
        chosen={form.values.tour}
        placeholder="No tour in particular"
        clearable
        disabled={isGuests && review?.tour !== null}
        {...form.getInputProps("tour")}
      />
      <Textarea
        label="Your public answer"
        description="Visitors read it below the review. Leave empty for no answer."
        autosize
        minRows={2}
        maxRows={12}
        maxLength={limits.message}
        {...form.getInputProps("answer")}
      />
      {review?.image && (
        <Box w={240} maw="100%">
          <Picture image={review.image} alt={`Photo by ${review.name}`} sizes="240px" />
        </Box>
      )}
      <Switch
        label="Shown on the site"
        description={
          review?.mayBeShown === false
            ? "This guest asked you not to publish the review."
            : "Only admins can see a hidden review."
        }
        disabled={review?.mayBeShown === false}
        {...form.getInputProps("isShown", { type: "checkbox" })}
      />
    </>
  );
}
