import { Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import type { TeamMember } from "shared/content/team";
import { orderTeam } from "shared/content/team.endpoints";
import { limits } from "shared/limits";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { OrderButtons } from "../../../components/sortable/OrderButtons.tsx";
import { Sortable } from "../../../components/sortable/Sortable.tsx";
import { useSavedOrder } from "../../../components/sortable/use-saved-order.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { teamQuery } from "../../../lib/requests/team.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { MemberRow } from "./MemberRow.tsx";

export function TeamScreen() {
  const { api } = useApp();
  const team = useQuery(teamQuery(api));
  const isFull = (team.data?.length ?? 0) >= limits.team;
  return (
    <Screen
      title="Team"
      size="md"
      actions={
        !isFull && (
          <AddLink to={adminPaths.createTeamMember} Icon={CirclePlus}>
            Add a team member
          </AddLink>
        )
      }
    >
      <NotificationArea />
      <QueryState
        query={team}
        skeleton={<RowsSkeleton />}
        errorText={(message) => message ?? "Failed to load the team."}
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyList title="No team members yet. Add the people your guests will meet, with real photos." />
          ) : (
            <>
              {isFull && <Text mb="md">The team is full: {limits.team} people.</Text>}
              <OrderedTeam team={loaded} />
            </>
          )
        }
      </QueryState>
    </Screen>
  );
}

function OrderedTeam({ team }: { team: TeamMember[] }) {
  const { move } = useTeamOrder(team);
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        The first person shown appears beside the inquiry form.
      </Text>
      <Sortable keys={team.map(({ _id }) => _id)} entry="Team member" onMove={move}>
        <Rows label="Team">
          {team.map((member, index) => (
            <MemberRow
              key={member._id}
              member={member}
              isOnlyRow={team.length === 1}
              orderButtons={
                <OrderButtons
                  title={member.name}
                  isFirst={index === 0}
                  isLast={index === team.length - 1}
                  onMove={(step) => move(index, index + step)}
                />
              }
            />
          ))}
        </Rows>
      </Sortable>
    </>
  );
}

/** Saves the visitors' order of the team, and shows it at once. */
function useTeamOrder(team: TeamMember[]) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useSavedOrder({
    id: "team-order",
    items: team,
    getName: ({ name }) => name,
    save: (ordered) => api.request(orderTeam, { body: { ids: ordered.map(({ _id }) => _id) } }),
    show: (ordered) => {
      client.setQueryData(teamQuery(api).queryKey, ordered);
    },
    onSettled: () => invalidate("team"),
  });
}
