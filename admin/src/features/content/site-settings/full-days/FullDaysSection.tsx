import { Badge, Input, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { TourChoice } from "../../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { pageToursQuery } from "../../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type FullDaysValues, fullDaysEditor, getLastDay } from "./full-days-editor.ts";

type Props = { form: SettingsFields<FullDaysValues> };

export function FullDaysSection() {
  return (
    <SettingsForm editor={fullDaysEditor}>{(form) => <PeriodRows form={form} />}</SettingsForm>
  );
}

const blank = { from: "", to: "", tour: "" };

function PeriodRows({ form }: Props) {
  const { periods } = form.values;
  const today = useDateFormat().today();
  return (
    <Input.Wrapper
      description="The inquiry form says so beside the date. Guests can still send it."
      error={form.errors.periods}
    >
      <Stack mt="xs">
        <RowList
          form={form}
          path="periods"
          entry="Full days"
          rows={periods}
          blank={blank}
          most={limits.fullPeriods}
          renderMark={(index) => {
            const row = periods[index];
            const day = row && getLastDay(row);
            return day && day < today && <Badge color="gray">Past</Badge>;
          }}
          renderFields={({ tour }, index) => (
            <PeriodFields form={form} path={`periods.${index}`} tour={tour} />
          )}
        />
      </Stack>
    </Input.Wrapper>
  );
}

function PeriodFields({ form, path, tour }: Props & { path: string; tour: string }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: pageTours = [] } = useQuery(pageToursQuery(api));
  const chosen = form.getInputProps(`${path}.tour`);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <TextInput type="date" label="First day" {...form.getInputProps(`${path}.from`)} />
      <TextInput
        type="date"
        label="Last day"
        description="Leave empty for one day."
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps(`${path}.to`)}
      />
      <TourChoice
        {...chosen}
        label="Tour"
        placeholder="Whole company"
        clearable
        chosen={tour}
        tours={tours}
        pageTours={pageTours}
        value={tour || null}
        onChange={(id) => chosen.onChange(id ?? "")}
      />
    </SimpleGrid>
  );
}
