import { Alert, Anchor } from "@mantine/core";
import { PencilLine } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../lib/app/paths.ts";
import { useSiteSettings } from "../../lib/requests/site-settings.ts";
import classes from "./PlaceholdersNotice.module.css";

/** What visitors are told that is not true yet. */
export function PlaceholdersNotice() {
  const placeholders = useSiteSettings()?.placeholders ?? [];
  if (placeholders.length === 0) return null;
  return (
    <Alert role="note" color="clay" icon={<PencilLine />} mb="md" p="sm">
      <details>
        <summary className={classes.summary}>
          Your site is not ready for visitors: {placeholders.length} to fill in
        </summary>
        <ul className={classes.list}>
          {placeholders.map(({ section, text }) => (
            <li key={text}>
              <Anchor component={Link} to={pathTo.siteSettings(section)} inherit underline="always">
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  );
}
