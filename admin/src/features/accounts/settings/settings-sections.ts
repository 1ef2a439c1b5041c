import {
  BellRing,
  CalendarDays,
  DatabaseBackup,
  FileLock,
  Globe,
  HandCoins,
  History,
  KeyRound,
  Mail,
  MessageCircleQuestion,
  Plug,
  Send,
  Shield,
  Store,
  UserRound,
  Webhook,
} from "lucide-react";
import { adminPaths } from "shared/paths";
import { pathTo } from "../../../lib/app/paths.ts";

export const settingsGroups = [
  {
    title: "Me",
    sections: [
      { label: "Profile", to: pathTo.settings("profile"), Icon: UserRound },
      { label: "Account", to: pathTo.settings("account"), Icon: KeyRound },
      { label: "Security", to: pathTo.settings("security"), Icon: Shield },
      { label: "Calendar", to: pathTo.settings("calendar"), Icon: CalendarDays },
      { label: "Notifications", to: pathTo.settings("notifications"), Icon: BellRing },
    ],
  },
  {
    title: "Site",
    sections: [
      { label: "Site settings", to: adminPaths.siteSettings, Icon: Store },
      { label: "Ways to pay", to: pathTo.settings("ways-to-pay"), Icon: HandCoins },
      { label: "Questions", to: pathTo.settings("questions"), Icon: MessageCircleQuestion },
      { label: "Site updates", to: pathTo.settings("publishing"), Icon: Globe },
    ],
  },
  {
    title: "System",
    sections: [
      { label: "Mail server", to: pathTo.settings("mail"), Icon: Mail },
      { label: "Emails", to: pathTo.settings("outbox"), Icon: Send },
      { label: "API keys", to: pathTo.settings("api-keys"), Icon: Plug },
      { label: "Webhooks", to: pathTo.settings("webhooks"), Icon: Webhook },
      { label: "Backup", to: pathTo.settings("backup"), Icon: DatabaseBackup },
      { label: "Personal data", to: pathTo.settings("personal-data"), Icon: FileLock },
      { label: "Activity log", to: pathTo.settings("audit"), Icon: History },
    ],
  },
];
