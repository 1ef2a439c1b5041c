import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { DayInput } from "../../../../components/date/DayInput.tsx";
import { ToursChoice } from "../../../../components/tour/ToursChoice.tsx";
import type { BlockEditing } from "../blocks/block-editing.ts";
import { PhotoField } from "../blocks/PhotoField.tsx";
import type { StoryValues } from "../values/page-values.ts";

type Props = BlockEditing & { story: StoryValues };

export function StoryFields({ story, ...editing }: Props) {
  const { form, tours } = editing;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayInput label="Date" required {...form.getInputProps("story.date")} value={story.date} />
        <TextInput
          label="Author"
          required
          maxLength={limits.personName}
          {...form.getInputProps("story.author")}
        />
      </SimpleGrid>
      <PhotoField {...editing} path="story.photo" photo={story.photo} />
      <ToursChoice
        label="Tours nearby"
        description={`Cards below the story. Each tour's page shows the story too. Up to ${limits.storyTours}.`}
        tours={tours}
        chosen={story.tours}
        maxValues={limits.storyTours}
        {...form.getInputProps("story.tours")}
      />
    </Stack>
  );
}
