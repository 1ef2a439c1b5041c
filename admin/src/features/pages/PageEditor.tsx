import { Paper, Stack, Title } from "@mantine/core";
import { RerenderOn } from "../../components/form/RerenderOn.tsx";
import { BlockList } from "./blocks/BlockList.tsx";
import type { BlockEditing } from "./blocks/block-editing.ts";
import { PageDetails } from "./PageDetails.tsx";
import type { PageForm } from "./values/use-page-form.ts";

type Props = BlockEditing & { isNew?: boolean };

const stateOf = ({ values: { blocks: _, ...details }, errors }: PageForm) =>
  JSON.stringify([details, Object.entries(errors).filter(([at]) => !at.startsWith("blocks"))]);

export function PageEditor({ isNew = false, ...editing }: Props) {
  const { form, tours } = editing;
  return (
    <Stack gap="xl">
      <Paper withBorder p={{ base: "sm", md: "xl" }}>
        <RerenderOn changes={[stateOf(form), tours]}>
          <PageDetails form={form} tours={tours} isNew={isNew} />
        </RerenderOn>
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
