import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { knownPages } from "./known-pages.ts";
import { LinkRows } from "./LinkRows.tsx";
import { navigationEditor } from "./navigation-editor.ts";

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
