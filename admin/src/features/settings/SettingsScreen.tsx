import { Grid, NavLink } from "@mantine/core";
import { KeyRound, Shield, UserRound } from "lucide-react";
import { Link, Outlet, useLocation } from "react-router";
import { Screen } from "../../components/Screen.tsx";
import { pathTo } from "../../paths.ts";

const sections = [
  { label: "Profile", to: pathTo.settings("profile"), Icon: UserRound },
  { label: "Account", to: pathTo.settings("account"), Icon: KeyRound },
  { label: "Security", to: pathTo.settings("security"), Icon: Shield },
];

/** The settings: side links, and the chosen section beside them. */
export function SettingsScreen() {
  const { pathname } = useLocation();
  return (
    <Screen title="Settings" size="md">
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, sm: 3 }} component="nav" aria-label="Settings">
          {sections.map(({ label, to, Icon }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              leftSection={<Icon size={18} aria-hidden />}
              active={pathname === to}
              aria-current={pathname === to ? "page" : undefined}
            />
          ))}
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 9 }}>
          <Outlet />
        </Grid.Col>
      </Grid>
    </Screen>
  );
}
