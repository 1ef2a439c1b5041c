import { AppShell, Divider, NavLink, Text } from "@mantine/core";
import {
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  CirclePlus,
  FileText,
  House,
  Image,
  ImagePlus,
  List,
  LogOut,
  Mail,
  Settings,
  Star,
  Users,
} from "lucide-react";
import { useEffect } from "react";
import { adminPaths } from "shared/paths";
import { hasTypedTexts } from "shared/sign-out";
import { pathTo } from "../../lib/app/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import { preloadConfirmDialog } from "../feedback/load-confirm-dialog.ts";
import { InboxLink } from "./InboxLink.tsx";
import { SideLink } from "./SideLink.tsx";
import { useSignOut } from "./use-sign-out.tsx";

const links = [
  { label: "Numbers", to: adminPaths.numbers, Icon: ChartColumn },
  { label: "Create Service", to: adminPaths.createService, Icon: CirclePlus },
  { label: "Tours", to: adminPaths.services, Icon: List },
  { label: "Create Gallery", to: adminPaths.createGallery, Icon: ImagePlus },
  { label: "Photos", to: adminPaths.galleryList, Icon: Image },
  { label: "Pages", to: pathTo.settings("pages"), area: pathTo.settings("pages"), Icon: FileText },
  { label: "View Bookings", to: adminPaths.inquiries, Icon: CalendarCheck },
  { label: "View Messages", to: adminPaths.contacts, Icon: Mail },
  { label: "Review Management", to: adminPaths.reviews, area: adminPaths.reviews, Icon: Star },
  { label: "Our Users/Clients", to: adminPaths.users, Icon: Users },
  {
    label: "Settings",
    to: pathTo.settings("profile"),
    area: adminPaths.settings.replace("*", ""),
    except: pathTo.settings("pages"),
    Icon: Settings,
  },
];

export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const { signOutOrAsk, dialog, isSigningOut } = useSignOut();
  const session = useSession();
  useEffect(() => {
    if (hasTypedTexts()) preloadConfirmDialog();
  }, []);
  return (
    <>
      <AppShell.Section grow style={{ overflowY: "auto" }}>
        <SideLink label="Home" to={adminPaths.dashboard} Icon={House} onClick={onNavigate} />
        <InboxLink onClick={onNavigate} />
        <SideLink label="Agenda" to={adminPaths.agenda} Icon={CalendarDays} onClick={onNavigate} />
        {links.map((link) => (
          <SideLink key={link.to} {...link} onClick={onNavigate} />
        ))}
      </AppShell.Section>
      <AppShell.Section>
        <Divider my="xs" />
        {session?.user.username && (
          <Text size="sm" c="dimmed" px="sm" truncate>
            Signed in as {session.user.username}
          </Text>
        )}
        <NavLink
          component="button"
          label="Logout"
          leftSection={<LogOut size={18} aria-hidden />}
          disabled={isSigningOut}
          onClick={signOutOrAsk}
        />
        {dialog}
      </AppShell.Section>
    </>
  );
}
