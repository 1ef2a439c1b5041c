import { Text } from "@mantine/core";
import { Suspense } from "react";
import { Navigate, useNavigate, useParams } from "react-router";
import { useUnpublished } from "../../../components/drafts/use-unpublished.ts";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { SectionIndex } from "../../../components/sections/SectionIndex.tsx";
import { Sections } from "../../../components/sections/Sections.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { pathTo } from "../../../lib/app/paths.ts";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import { sections } from "./sections.ts";

export function SiteSettingsScreen() {
  const { section } = useParams();
  const navigate = useNavigate();
  const placeholders = useSiteSettings()?.placeholders ?? [];
  const describeDraft = useUnpublished();
  const isIncomplete = (id: string) => placeholders.some((each) => each.section === id);
  const current = sections.find(({ id }) => id === section);
  if (!current) return <Navigate to={pathTo.siteSettings("company")} replace />;
  const { id, Component } = current;
  return (
    <Screen title="Site settings" back={{ to: pathTo.settingsList, label: "Settings" }}>
      <NotificationArea />
      <Sections
        index={
          <SectionIndex
            entries={sections.map((entry) => ({
              ...entry,
              problem: isIncomplete(entry.id) ? "please complete" : undefined,
              note: describeDraft({ kind: "settings", id: entry.id }),
            }))}
            current={id}
            onChoose={(chosen) => navigate(pathTo.siteSettings(chosen))}
          />
        }
      >
        <Suspense fallback={<RowsSkeleton rows={4} height={60} />}>
          {isIncomplete(id) && (
            <Text size="sm">
              {placeholders
                .filter(({ section: named }) => named === id)
                .map(({ text }) => text)
                .join(" ")}
            </Text>
          )}
          <Component key={id} />
        </Suspense>
      </Sections>
    </Screen>
  );
}
