import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { Screen } from "./Screen.tsx";

export function NotFoundScreen() {
  return (
    <Screen title="Page NOT FOUND!">
      <Text>
        <Anchor component={Link} to={adminPaths.dashboard} underline="always">
          Back to the dashboard
        </Anchor>
      </Text>
    </Screen>
  );
}
