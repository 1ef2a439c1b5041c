import { Grid, SimpleGrid } from "@mantine/core";
import {
  BellRing,
  CalendarDays,
  DatabaseBackup,
  FileLock,
  FileText,
  Globe,
  History,
  KeyRound,
  Mail,
  MessageCircleQuestion,
  Send,
  Shield,
  Store,
  UserRound,
} from "lucide-react";
import { Outlet } from "react-router";
import { adminPaths } from "shared/paths";
import { Screen } from "../../components/shell/Screen.tsx";
import { SideLink } from "../../components/shell/SideLink.tsx";
import { pathTo } from "../../lib/app/paths.ts";

const sections = [
  { label: "Site settings", to: adminPaths.siteSettings, Icon: Store },
  { label: "Profile", to: pathTo.settings("profile"), Icon: UserRound },
  { label: "Account", to: pathTo.settings("account"), Icon: KeyRound },
  { label: "Security", to: pathTo.settings("security"), Icon: Shield },
  { label: "Calendar", to: pathTo.settings("calendar"), Icon: CalendarDays },
  { label: "Notifications", to: pathTo.settings("notifications"), Icon: BellRing },
  { label: "Site updates", to: pathTo.settings("publishing"), Icon: Globe },
  { label: "Pages", to: pathTo.settings("pages"), Icon: FileText },
  { label: "Questions", to: pathTo.settings("questions"), Icon: MessageCircleQuestion },
  { label: "Mail server", to: pathTo.settings("mail"), Icon: Mail },
  { label: "Mails", to: pathTo.settings("outbox"), Icon: Send },
  { label: "Backup", to: pathTo.settings("backup"), Icon: DatabaseBackup },
  { label: "Personal data", to: pathTo.settings("personal-data"), Icon: FileLock },
  { label: "Activity log", to: pathTo.settings("audit"), Icon: History },
];

export function SettingsScreen() {
  return (
    <Screen title="Settings" size="md">
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 3 }} component="nav" aria-label="Settings">
          <SimpleGrid cols={{ base: 2, sm: 3, md: 1 }} spacing={4} verticalSpacing={0}>
            {sections.map((section) => (
              <SideLink key={section.to} {...section} />
            ))}
          </SimpleGrid>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 9 }}>
          <Outlet />
        </Grid.Col>
      </Grid>
    </Screen>
  );
}
