import { Alert, Anchor } from "@mantine/core";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { closedNoticeKey, getNoticeLink, isActive, type Notice } from "shared/content/notices";
import { useNow } from "../../lib/dates/use-now.ts";
import { useSiteSettings } from "../../lib/requests/site-settings.ts";

/** The owner's notice for colleagues; one that was closed stays closed on this device. */
export function TeamNotice() {
  const settings = useSiteSettings();
  const now = useNow();
  const notice = settings?.notices.value.list.find(
    (each) => each.place === "admin" && isActive(each, now),
  );
  return notice ? <OpenNotice key={notice.id} notice={notice} /> : null;
}

function OpenNotice({ notice }: { notice: Notice }) {
  const key = closedNoticeKey(notice.id);
  const [isClosed, setClosed] = useState(() => localStorage.getItem(key) !== null);
  if (isClosed) return null;
  const link = getNoticeLink(notice);
  const close = () => {
    localStorage.setItem(key, "closed");
    setClosed(true);
    document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  };
  return (
    <Alert
      role="status"
      color="clay"
      mb="md"
      p="sm"
      icon={<Megaphone />}
      withCloseButton
      closeButtonLabel="Close notice"
      onClose={close}
    >
      {notice.text}{" "}
      {link && (
        <Anchor href={link.link} target="_blank" rel="noopener" inherit underline="always">
          {link.label}
        </Anchor>
      )}
    </Alert>
  );
}
