import { Badge, Input, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { noticePlace } from "shared/content/notices";
import { createUuid } from "shared/http/idempotency-key";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { TourChoice } from "../../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { pageToursQuery } from "../../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { ClockField } from "./ClockField.tsx";
import { NoticePreview } from "./NoticePreview.tsx";
import { type NoticesValues, type NoticeValues, noticesEditor } from "./notices-editor.ts";

type Props = { form: SettingsFields<NoticesValues> };

const places = [
  { value: "site", label: "Every page of the site" },
  { value: "tour", label: "One tour's page" },
  { value: "admin", label: "The admin, for colleagues" },
];

export function NoticesSection() {
  return <SettingsForm editor={noticesEditor}>{(form) => <NoticeRows form={form} />}</SettingsForm>;
}

const createBlank = (): NoticeValues => ({
  id: createUuid(),
  text: "",
  link: "",
  linkLabel: "",
  place: "site",
  tour: "",
  startsAt: "",
  endsAt: "",
});

const NoticeRows = ({ form }: Props) => (
  <Input.Wrapper
    label="Notices"
    labelElement="div"
    description="A line at the top of pages, such as a closed road or a holiday. Visitors can close it."
    error={form.errors.list}
  >
    <Stack mt="xs">
      <RowList
        form={form}
        path="list"
        entry="Notice"
        rows={form.values.list}
        getKey={({ id }) => id}
        blank={createBlank()}
        most={limits.listItems}
        renderMark={(index) => <State notice={form.values.list[index]} />}
        renderFields={(row, index) => (
          <NoticeFields form={form} path={`list.${index}`} notice={row} />
        )}
      />
    </Stack>
  </Input.Wrapper>
);

function State({ notice }: { notice: NoticeValues | undefined }) {
  const now = useNow();
  if (!(notice?.startsAt && notice.endsAt)) return null;
  if (Date.parse(notice.endsAt) <= now) return <Badge color="gray">Ended</Badge>;
  return Date.parse(notice.startsAt) <= now ? <Badge color="lake">Showing</Badge> : null;
}

type FieldsProps = Props & { path: string; notice: NoticeValues };

function NoticeFields({ form, path, notice }: FieldsProps) {
  const field = (name: string) => form.getInputProps(`${path}.${name}`);
  return (
    <Stack gap="xs">
      <TextInput label="Text" required maxLength={limits.notice} {...field("text")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <TextInput
          label="Link"
          description="A web address (https://…) or a path on this site (/…). Optional."
          inputMode="url"
          maxLength={limits.url}
          {...field("link")}
        />
        <TextInput
          label="Link text"
          description="“Find out more” if empty."
          maxLength={limits.line}
          {...field("linkLabel")}
        />
        <NativeSelect
          label="Where"
          data={places}
          value={notice.place}
          onChange={({ currentTarget }) =>
            form.setFieldValue(`${path}.place`, noticePlace.parse(currentTarget.value))
          }
        />
        {notice.place === "tour" && <TourField form={form} path={path} notice={notice} />}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <ClockField label="Shows from" {...field("startsAt")} />
        <ClockField label="Until" {...field("endsAt")} />
      </SimpleGrid>
      <NoticePreview notice={notice} />
    </Stack>
  );
}

function TourField({ form, path, notice }: FieldsProps) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: pageTours = [] } = useQuery(pageToursQuery(api));
  return (
    <TourChoice
      required
      tours={tours}
      pageTours={pageTours}
      chosen={notice.tour}
      {...form.getInputProps(`${path}.tour`)}
    />
  );
}
