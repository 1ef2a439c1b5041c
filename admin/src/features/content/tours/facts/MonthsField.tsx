import { Chip, Group, Input } from "@mantine/core";
import type { ServiceForm } from "../values/use-service-form.ts";

const formatOf = (month: "short" | "long") =>
  new Intl.DateTimeFormat("en", { month, timeZone: "UTC" });
const [brief, full] = [formatOf("short"), formatOf("long")];

const months = Array.from({ length: 12 }, (_, index) => {
  const first = Date.UTC(2000, index);
  return { value: String(index + 1), short: brief.format(first), name: full.format(first) };
});

const inOrder = (chosen: string[]) => chosen.toSorted((a, b) => Number(a) - Number(b));

export function MonthsField({ form }: { form: ServiceForm }) {
  return (
    <Input.Wrapper
      label="Months"
      labelElement="div"
      description="Months you offer this tour. Leave empty for all year."
      role="group"
      aria-label="Months"
    >
      <Chip.Group
        multiple
        value={form.values.facts.months}
        onChange={(chosen) => form.setFieldValue("facts.months", inOrder(chosen))}
      >
        <Group gap={6} mt={6}>
          {months.map(({ value, short, name }) => (
            <Chip key={value} value={value} size="sm" variant="light" aria-label={name}>
              {short}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
