import { Paper, Stack, Title } from "@mantine/core";
import { BlockList } from "./blocks/BlockList.tsx";
import type { BlockEditing } from "./blocks/block-editing.ts";
import { PageDetails } from "./PageDetails.tsx";

type Props = BlockEditing & { isNew?: boolean };

export function PageEditor({ isNew = false, ...editing }: Props) {
  const { form, tours } = editing;
  return (
    <Stack gap="xl">
      <Paper withBorder p={{ base: "sm", md: "xl" }}>
        <PageDetails form={form} tours={tours} isNew={isNew} />
      </Paper>
      <Paper withBorder p={{ base: "sm", md: "xl" }}>
        <Title order={2} size="h4" mb="sm">
          Content
        </Title>
        <BlockList {...editing} />
      </Paper>
    </Stack>
  );
}
