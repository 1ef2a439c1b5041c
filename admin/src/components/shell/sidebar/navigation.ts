import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  CirclePlus,
  FileText,
  House,
  Image,
  ImagePlus,
  Inbox,
  List,
  type LucideIcon,
  Mail,
  Newspaper,
  PenLine,
  Settings,
  Star,
  Store,
  Trash2,
  Users,
  UsersRound,
} from "lucide-react";
import { adminPaths } from "shared/paths";
import { pathTo } from "../../../lib/app/paths.ts";

type NavigationLink = {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Other path prefixes that belong to this link. */
  areas?: string[];
  /** Shown smaller, below the list that it adds to. */
  isBelow?: boolean;
};

const withoutId = (path: string) => path.replace(":id", "");

const desk: NavigationLink[] = [
  { label: "Home", to: adminPaths.dashboard, Icon: House },
  {
    label: "Inbox",
    to: adminPaths.inbox,
    Icon: Inbox,
    areas: [withoutId(adminPaths.proposal)],
  },
  { label: "Agenda", to: adminPaths.agenda, Icon: CalendarDays },
  { label: "Numbers", to: adminPaths.reports, Icon: ChartColumn },
  { label: "View Bookings", to: adminPaths.inquiries, Icon: CalendarCheck },
  { label: "View Messages", to: adminPaths.contacts, Icon: Mail },
];

const site: NavigationLink[] = [
  {
    label: "Tours",
    to: adminPaths.services,
    Icon: List,
    areas: [adminPaths.serviceList, withoutId(adminPaths.updateService), adminPaths.toursImport],
  },
  { label: "Create Service", to: adminPaths.createService, Icon: CirclePlus, isBelow: true },
  {
    label: "Photos",
    to: adminPaths.galleryList,
    Icon: Image,
    areas: [adminPaths.updateGallery, adminPaths.galleryItem].map(withoutId),
  },
  { label: "Create Gallery", to: adminPaths.createGallery, Icon: ImagePlus, isBelow: true },
  { label: "Pages", to: pathTo.settings("pages"), Icon: FileText },
  { label: "Stories", to: pathTo.settings("stories"), Icon: Newspaper },
  { label: "Write a story", to: adminPaths.createStory, Icon: PenLine, isBelow: true },
  { label: "Timetable", to: adminPaths.timetable, Icon: CalendarClock },
  { label: "Team", to: adminPaths.team, Icon: UsersRound },
  { label: "Review Management", to: adminPaths.reviews, Icon: Star },
  { label: "Trash", to: adminPaths.trash, Icon: Trash2 },
  { label: "Site settings", to: adminPaths.siteSettings, Icon: Store },
];

const system: NavigationLink[] = [
  {
    label: "Our Users/Clients",
    to: adminPaths.users,
    Icon: Users,
    areas: [withoutId(adminPaths.updateUser)],
  },
  { label: "Settings", to: pathTo.settingsList, Icon: Settings },
];

export const navigation = [
  { title: "Desk", links: desk },
  { title: "Site", links: site },
  { title: "Team and system", links: system },
];

const getMatchLength = ({ to, areas = [] }: NavigationLink, pathname: string) =>
  Math.max(
    0,
    ...[to, ...areas].filter((area) => pathname.startsWith(area)).map((area) => area.length),
  );

/** Returns the link of an address; the most specific one when areas are nested. */
export const findCurrentLink = (pathname: string): NavigationLink | undefined =>
  navigation
    .flatMap(({ links }) => links)
    .filter((link) => getMatchLength(link, pathname) > 0)
    .toSorted((a, b) => getMatchLength(b, pathname) - getMatchLength(a, pathname))[0];

/** True for screens of guests' messages and requests rather than site content. */
export const isOnDesk = (pathname: string) =>
  desk.some((link) => link.to !== adminPaths.dashboard && getMatchLength(link, pathname) > 0);
