import { Text } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import { useApp } from "../../lib/app/app-context.ts";
import { useHasFullAccess } from "../../lib/session/access.ts";
import { Screen } from "./Screen.tsx";

/** Shows `refusal` in place of the screens inside to an admin with access to content. */
export function RequireFullAccess({ refusal }: { refusal: ReactNode }) {
  return useHasFullAccess() ? <Outlet /> : refusal;
}

/** Reads the account again: another admin may have widened its access since the sign-in. */
export function NoAccess() {
  const { refreshUser } = useApp();
  useEffect(() => {
    void refreshUser();
  }, [refreshUser]);
  return <Text>Your account can't open this. Ask an admin.</Text>;
}

export function NoAccessScreen() {
  return (
    <Screen title="No access">
      <NoAccess />
    </Screen>
  );
}
