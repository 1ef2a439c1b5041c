import { SimpleGrid, Stack, Text } from "@mantine/core";
import type { AuditEntry, AuditValues as Values } from "shared/audit/audit";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const toItems = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)]));

function Column({ title, values }: { title: string; values: Values }) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <DescriptionList items={toItems(values)} />
    </Stack>
  );
}

export function AuditValues({ entry: { before, after } }: { entry: AuditEntry }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: before && after ? 2 : 1 }}>
      {before && <Column title="Before" values={before} />}
      {after && <Column title={before ? "After" : "Details"} values={after} />}
    </SimpleGrid>
  );
}
