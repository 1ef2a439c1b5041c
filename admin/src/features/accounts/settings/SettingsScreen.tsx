import { useMediaQuery } from "@mantine/hooks";
import { Navigate, Outlet, useLocation } from "react-router";
import { adminPaths } from "shared/paths";
import { useUnpublished } from "../../../components/drafts/use-unpublished.ts";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { LinkGroup } from "../../../components/shell/sidebar/LinkGroup.tsx";
import { SideLink } from "../../../components/shell/sidebar/SideLink.tsx";
import { useCanOpen } from "../../../lib/app/content-paths.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import classes from "./SettingsScreen.module.css";
import { settingsGroups } from "./settings-sections.ts";

/** Shows the sections beside their list; a narrow screen shows one or the other. */
export function SettingsScreen() {
  const { pathname } = useLocation();
  const describeDrafts = useDraftsOf();
  const canOpen = useCanOpen();
  const groups = settingsGroups
    .map((group) => ({ ...group, sections: group.sections.filter(({ to }) => canOpen(to)) }))
    .filter(({ sections }) => sections.length > 0);
  const isList = pathname === pathTo.settingsList;
  return (
    <Screen
      title="Settings"
      size="md"
      back={isList ? undefined : { to: pathTo.settingsList, label: "Settings" }}
      isBackTitle={!isList}
    >
      <NotificationArea />
      <div className={classes.settings} data-shows={isList ? "list" : "section"}>
        <nav aria-label="Settings" className={classes.list}>
          {groups.map(({ title, sections }) => (
            <LinkGroup key={title} title={title}>
              {sections.map((section) => (
                <SideLink
                  key={section.to}
                  {...section}
                  isCurrent={section.to === pathname}
                  description={describeDrafts(section.to)}
                />
              ))}
            </LinkGroup>
          ))}
        </nav>
        <div className={classes.section}>
          <Outlet />
        </div>
      </div>
    </Screen>
  );
}

/** A wide screen shows the first section beside the list. */
export function SettingsStart() {
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  return isWide ? <Navigate to={pathTo.settings("profile")} replace /> : null;
}

/** Describes the unpublished changes that a link of the list leads to. */
function useDraftsOf() {
  const describe = useUnpublished();
  return (path: string) => {
    if (path === adminPaths.siteSettings) return describe({ kind: "settings" });
    if (path === pathTo.settings("questions")) return describe({ kind: "questions" });
    return undefined;
  };
}
