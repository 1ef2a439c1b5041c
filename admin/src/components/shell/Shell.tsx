import { Burger, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { lazyOptional } from "../../lib/app/lazy-optional.ts";
import { logError } from "../../lib/app/log-error.ts";
import { useLiveConversations } from "../../lib/live/use-live-conversations.ts";
import type { OnSent } from "../../lib/offline/send-waiting.ts";
import { useWaitingSender } from "../../lib/offline/use-waiting-sender.ts";
import type { WaitingText } from "../../lib/offline/waiting-texts.ts";
import { useWaitingCount } from "../../lib/requests/conversations.ts";
import { useSiteSettings } from "../../lib/requests/site-settings.ts";
import { useHasFullAccess } from "../../lib/session/access.ts";
import { ReauthenticationRequest } from "../reauthentication/ReauthenticationRequest.tsx";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";
import { BrandMark } from "./BrandMark.tsx";
import { HeaderInbox } from "./HeaderInbox.tsx";
import { NoticeContext } from "./notice-context.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";
import classes from "./Shell.module.css";
import { Sidebar } from "./sidebar/Sidebar.tsx";
import { useIconCount } from "./use-icon-count.ts";

const TeamNotice = lazyOptional(async () => (await import("./TeamNotice.tsx")).TeamNotice);

type Props = {
  status: ReactNode;
  /** Above the title of every screen. */
  notice: ReactNode;
  children: ReactNode;
};

const describeSent = ({ kind, guest, body }: WaitingText, message: string) => {
  if ("sendAt" in body && body.sendAt) return { title: message, text: `To ${guest}.` };
  const subject = kind === "answer" ? `Your reply to ${guest}` : `Your note on ${guest}`;
  return { title: "Sent", text: `${subject} has been sent.` };
};

const notifySent: OnSent = (sent, message) => {
  const { title, text } = describeSent(sent, message);
  import("../feedback/notify.ts").then(
    ({ notify }) => notify(title, text),
    (error) => logError("A notice could not be shown.", error),
  );
};

/** The layout around every screen. */
export function Shell({ status, notice, children }: Props) {
  const [menuOpened, menu] = useDisclosure();
  const settings = useSiteSettings();
  const isFull = useHasFullAccess();
  const hasTeamNotice = settings?.notices.value.list.some(
    ({ place, endsAt }) => place === "admin" && Date.parse(endsAt) > Date.now(),
  );
  useLiveConversations();
  useWaitingSender(notifySent);
  useIconCount(useWaitingCount());
  return (
    <div className={classes.shell} data-shell>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <header className={classes.header}>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={menuOpened}
            onClick={menu.toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={menuOpened ? "Close menu" : "Open menu"}
            aria-expanded={menuOpened}
          />
          <Link to={adminPaths.dashboard} className={classes.brand}>
            <BrandMark />
            <Text component="span" fw={650} className={classes.name}>
              {settings?.company.value.name}
            </Text>
          </Link>
          <div className={classes.status}>{status}</div>
          {isFull && <HeaderInbox onClick={menu.close} />}
        </Group>
      </header>
      <nav className={classes.navbar} data-open={menuOpened || undefined} aria-label="Admin">
        <Sidebar onNavigate={menu.close} />
      </nav>
      <ReauthenticationRequest />
      <main id="content" tabIndex={-1} className={classes.main}>
        <OfflineNotice />
        <SignedOutNotice />
        {hasTeamNotice && (
          <Suspense>
            <TeamNotice />
          </Suspense>
        )}
        <NoticeContext value={notice}>{children}</NoticeContext>
      </main>
    </div>
  );
}
