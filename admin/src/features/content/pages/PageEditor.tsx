import { Stack } from "@mantine/core";
import { usePrefetchQuery } from "@tanstack/react-query";
import { RerenderOn } from "../../../components/form/RerenderOn.tsx";
import { editorChunk } from "../../../components/rich-text/LazyRichTextField.tsx";
import { SectionCard } from "../../../components/sections/Sections.tsx";
import { BlockList } from "./blocks/BlockList.tsx";
import type { BlockEditing } from "./blocks/block-editing.ts";
import { PageDetails } from "./PageDetails.tsx";
import type { PageForm } from "./values/use-page-form.ts";

type Props = BlockEditing & { isNew?: boolean };

const stateOf = ({ values: { blocks: _, ...details }, errors }: PageForm) =>
  JSON.stringify([details, Object.entries(errors).filter(([at]) => !at.startsWith("blocks"))]);

export function PageEditor({ isNew = false, ...editing }: Props) {
  const { form, tours } = editing;
  // The toolbar is ready as soon as a text block is added.
  usePrefetchQuery(editorChunk);
  return (
    <Stack gap="xl">
      <SectionCard id="details" label="Details">
        <RerenderOn changes={[stateOf(form), tours]}>
          <PageDetails form={form} tours={tours} isNew={isNew} />
        </RerenderOn>
      </SectionCard>
      <SectionCard id="content" label="Content">
        <BlockList {...editing} />
      </SectionCard>
    </Stack>
  );
}
