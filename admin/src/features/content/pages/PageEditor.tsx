import { Autocomplete, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { usePrefetchQuery } from "@tanstack/react-query";
import type { ChangeEvent } from "react";
import { hasOwnAddress } from "shared/content/pages/pages";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import { writtenPagePath } from "shared/paths";
import { RerenderOn } from "../../../components/form/RerenderOn.tsx";
import { editorChunk } from "../../../components/rich-text/LazyRichTextField.tsx";
import { SectionCard } from "../../../components/sections/Sections.tsx";
import { RecordChecks } from "../records/checks/RecordChecks.tsx";
import { BlockList } from "./blocks/BlockList.tsx";
import type { BlockEditing } from "./blocks/block-editing.ts";
import { StoryFields } from "./stories/StoryFields.tsx";
import { checkPage } from "./values/check-page.ts";
import type { PageValues } from "./values/page-values.ts";
import { proposeSlug } from "./values/propose-slug.ts";
import type { PageForm } from "./values/use-page-form.ts";

type Props = BlockEditing & { isNew?: boolean };

const describeState = ({ values: { blocks: _, ...details }, errors }: PageForm) =>
  JSON.stringify([details, Object.entries(errors).filter(([at]) => !at.startsWith("blocks"))]);

export function PageEditor({ isNew = false, ...editing }: Props) {
  const { form, tours } = editing;
  // The toolbar is ready as soon as a text block is added.
  usePrefetchQuery(editorChunk);
  return (
    <Stack gap="xl">
      <RecordChecks values={form.values} check={checkPage} />
      <SectionCard id="details" label="Details">
        <RerenderOn changes={[describeState(form), tours]}>
          <PageDetails form={form} tours={tours} isNew={isNew} />
        </RerenderOn>
      </SectionCard>
      {form.values.story && (
        <SectionCard id="story" label="Story">
          <StoryFields {...editing} story={form.values.story} />
        </SectionCard>
      )}
      <SectionCard id="content" label="Content">
        <BlockList {...editing} />
      </SectionCard>
    </Stack>
  );
}

/** The length that search engines show of a description. */
const shownLength = 160;

const describeAddress = ({ slug, story }: PageValues, isMoved: boolean) =>
  `Visitors find it at ${window.location.host}${writtenPagePath({ slug: slug || "…", story })}${isMoved ? ". The old address will lead here." : ""}`;

const describeLength = ({ description, story }: PageValues) =>
  `${story ? "Below the title, in lists" : "For search engines"} and shared links. ${description.length} characters; about ${shownLength} are shown.`;

type PageDetailsProps = { form: PageForm; tours: TourService[]; isNew: boolean };

function PageDetails({ form, tours, isNew }: PageDetailsProps) {
  const { title, slug, story } = form.values;
  const titles = [...new Set(tours.map((tour) => tour.title))];
  const titleProps = form.getInputProps("title");
  const wasPublic = !isNew && hasOwnAddress(form.getInitialValues());
  const isMoved = wasPublic && form.isDirty("slug");
  const changeTitle = (event: ChangeEvent<HTMLInputElement>) => {
    const isProposed = isNew && slug === proposeSlug({ title, story });
    if (isProposed)
      form.setFieldValue("slug", proposeSlug({ title: event.currentTarget.value, story }));
    titleProps.onChange(event);
  };
  return (
    <Stack>
      <TextInput
        label="Title"
        required
        maxLength={limits.line}
        {...titleProps}
        onChange={changeTitle}
      />
      <TextInput
        label="Address"
        required
        description={describeAddress(form.values, isMoved)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        inputMode="url"
        autoCapitalize="none"
        maxLength={80}
        {...form.getInputProps("slug")}
      />
      <Textarea
        label={story ? "Summary" : "Description"}
        description={describeLength(form.values)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={limits.pageDescription}
        {...form.getInputProps("description")}
      />
      {!story && (
        <Autocomplete
          label="Tour"
          description="Tour this page is about (optional). With an itinerary or prices, the page is listed with your tours."
          data={titles}
          maxLength={limits.line}
          {...form.getInputProps("topic")}
        />
      )}
      <Switch
        label="Shown on the site"
        description={`A hidden ${story ? "story" : "page"} is a draft. Only admins can see it.`}
        {...form.getInputProps("isShown", { type: "checkbox" })}
      />
    </Stack>
  );
}
