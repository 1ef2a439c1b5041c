import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { UserForm } from "./UserForm.tsx";
import { userQuery } from "./users.queries.ts";

export function UpdateUserScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const user = useQuery(userQuery(api, id));
  return (
    <Screen title="Update user" size="sm">
      <QueryState
        query={user}
        skeleton={<RowsSkeleton rows={3} height={60} />}
        errorText="Failed to load user data."
      >
        {(loaded) => <UserForm key={loaded._id} user={loaded} />}
      </QueryState>
    </Screen>
  );
}
