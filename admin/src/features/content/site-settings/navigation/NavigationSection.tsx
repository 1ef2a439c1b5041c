import { Input, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type KnownPage, knownPages } from "./known-pages.ts";
import { type NavigationValues, navigationEditor } from "./navigation-editor.ts";

export function NavigationSection() {
  const { api } = useApp();
  const { data = [] } = useQuery(pagesQuery(api));
  const pages = knownPages(data);
  return (
    <SettingsForm editor={navigationEditor}>
      {(form) => (
        <Stack gap="xl">
          <LinkRows
            form={form}
            path="menu"
            label="Menu"
            description="At the top of each page, beside tours and contact."
            pages={pages}
          />
          <LinkRows
            form={form}
            path="footer"
            label="Footer"
            description="At the bottom of each page. Links to hidden pages are left out."
            pages={pages}
          />
        </Stack>
      )}
    </SettingsForm>
  );
}

type LinkRowsProps = {
  form: SettingsFields<NavigationValues>;
  path: "menu" | "footer";
  label: string;
  description: string;
  pages: KnownPage[];
};

function LinkRows({ form, path, label, description, pages }: LinkRowsProps) {
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={form.errors[path]}
    >
      <Stack mt="xs">
        <RowList
          form={form}
          path={path}
          entry="Link"
          rows={form.values[path]}
          blank={{ label: "", link: "" }}
          most={limits.navigation}
          renderFields={({ link }, index) => (
            <LinkFields form={form} path={`${path}.${index}`} link={link} pages={pages} />
          )}
        />
      </Stack>
    </Input.Wrapper>
  );
}

type FieldsProps = Pick<LinkRowsProps, "form" | "pages"> & { path: string; link: string };

function LinkFields({ form, path, link, pages }: FieldsProps) {
  const isKnown = pages.some(({ value }) => value === link);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <TextInput
        label="Label"
        maxLength={limits.navigationLabel}
        {...form.getInputProps(`${path}.label`)}
      />
      <NativeSelect
        label="Links to"
        data={[...pages, { value: "", label: "Another address…" }]}
        value={isKnown ? link : ""}
        onChange={(event) => form.setFieldValue(`${path}.link`, event.currentTarget.value)}
      />
      {!isKnown && (
        <TextInput
          label="Address"
          description="A web address (https://…) or a path on this site (/…)."
          inputMode="url"
          maxLength={limits.url}
          {...form.getInputProps(`${path}.link`)}
        />
      )}
    </SimpleGrid>
  );
}
