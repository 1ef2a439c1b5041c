import { Anchor, List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { PhotoUse } from "shared/content/gallery";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { photoUsesQuery } from "./gallery.queries.ts";

const nouns: Record<PhotoUse["kind"], string> = {
  tour: "Tour",
  page: "Page",
  slide: "Home page",
  team_member: "Team",
  logo: "Brand",
  proposal: "Proposal",
};

const toPath = ({ kind, id }: PhotoUse) => {
  if (kind === "slide") return pathTo.siteSettings("home");
  if (kind === "logo") return pathTo.siteSettings("brand");
  const paths = {
    tour: pathTo.updateService,
    page: pathTo.updatePage,
    team_member: pathTo.updateTeamMember,
    proposal: pathTo.conversation,
  };
  return paths[kind](id ?? "");
};

/** Lists the places besides the gallery that show a photo. */
export function PhotoUses({ id }: { id: string }) {
  const { api } = useApp();
  const { data: uses } = useQuery(photoUsesQuery(api, id));
  if (!uses) return null;
  if (uses.length === 0) return <Text size="sm">Shown in the gallery only.</Text>;
  return (
    <div>
      <Text size="sm" fw={600}>
        Also used in
      </Text>
      <List size="sm">
        {uses.map((use) => (
          <List.Item key={`${use.kind} ${use.id}`}>
            {nouns[use.kind]}:{" "}
            <Anchor component={Link} to={toPath(use)} inherit underline="always">
              {use.name}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
