import { Stack, Text } from "@mantine/core";
import { RerenderOn } from "../../../../components/form/RerenderOn.tsx";
import { RemovedRow } from "../../../../components/sortable/RemovedRow.tsx";
import { Sortable } from "../../../../components/sortable/Sortable.tsx";
import { useRows } from "../../../../components/sortable/use-rows.ts";
import type { PageForm } from "../values/use-page-form.ts";
import { AddBlock } from "./AddBlock.tsx";
import { BlockCard } from "./BlockCard.tsx";
import type { BlockEditing } from "./block-editing.ts";

const describeState = ({ values, errors }: PageForm, index: number) => {
  const path = `blocks.${index}`;
  const own = Object.entries(errors).filter(([at]) => at === path || at.startsWith(`${path}.`));
  return JSON.stringify([values.blocks[index], own]);
};

/** The blocks of a page, to add, reorder, duplicate, remove and restore. */
export function BlockList(editing: BlockEditing) {
  const { form, uploads, tours } = editing;
  const dependencies = [uploads.uploads, tours];
  const { blocks } = form.values;
  const rows = useRows(form, "blocks", blocks);
  const { list, keys, removed } = rows;
  return (
    <Sortable keys={keys} entry="Block" onMove={rows.move}>
      <Stack ref={list} gap="sm">
        {blocks.length === 0 && (
          <Text size="sm" c="dimmed">
            Build the page from blocks: headings, texts, photos and more. Add the first one.
          </Text>
        )}
        {blocks.map((block, index) => (
          <RerenderOn
            key={keys[index]}
            changes={[describeState(form, index), index, keys, ...dependencies]}
          >
            <BlockCard
              sortKey={keys[index] ?? ""}
              index={index}
              editing={editing}
              block={block}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              onMove={(step) => rows.move(index, index + step)}
              onRemove={() => rows.remove(block, index)}
              onDuplicate={() => rows.insert(block, index + 1)}
            />
          </RerenderOn>
        ))}
        {removed && <RemovedRow name={`Block ${removed.index + 1}`} onUndo={rows.undo} />}
        <AddBlock count={blocks.length} onAdd={rows.add} />
        {form.errors.blocks && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors.blocks}
          </Text>
        )}
      </Stack>
    </Sortable>
  );
}
