import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { MessageCircle, Plus } from "lucide-react";
import type { GuideLink, SheetScope } from "shared/inbox/trips/day-sheets";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { whatsappLink } from "../../../lib/text/reply-links.ts";
import { CopyLinkButton } from "../proposals/send/CopyLinkButton.tsx";
import { useSheetChanges } from "./day-sheets.requests.ts";

type Props = { scope: SheetScope; title: string; link: GuideLink | null };

/** The link with which a guide opens the sheet without an account. */
export function GuideLinkPanel({ scope, title, link }: Props) {
  const { createLink } = useSheetChanges();
  const create = () =>
    createLink.mutate(scope, {
      onSuccess: ({ message }) => notify(message, "Send it to the guide."),
      onError: (error) => notifyError("Couldn't create the link.", error),
    });
  return (
    <Stack component="section" gap="xs" aria-labelledby="guide-link">
      <Title order={2} size="h5" id="guide-link">
        Link for the guide
      </Title>
      <Text size="sm" c="dimmed">
        Anyone with the link sees this sheet. Once opened it works without a signal. It ends at 8:00
        the morning after.
      </Text>
      {link ? (
        <OpenLink link={link} title={title} />
      ) : (
        <Group>
          <Button
            variant="light"
            loading={createLink.isPending}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={create}
          >
            Create a link
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OpenLink({ link, title }: { link: GuideLink; title: string }) {
  const { endLink } = useSheetChanges();
  const end = () =>
    endLink.mutate(link._id, {
      onSuccess: ({ message }) => notify(message, "You can create a new one."),
      onError: (error) => notifyError("Couldn't end the link.", error),
    });
  const askToEnd = () =>
    askToConfirm({
      title: "End this link?",
      text: "Nobody can open the sheet any more. A phone without a signal shows its copy until it has a signal again, at the latest until 8:00 the morning after.",
      confirm: "End link",
      onConfirm: end,
    });
  return (
    <>
      <Text size="sm">
        Works until <DateTime at={link.expiresAt} />
      </Text>
      <Group gap="xs">
        <CopyLinkButton size="xs" variant="light" link={link.url} />
        <Button
          size="xs"
          variant="light"
          component="a"
          href={whatsappLink(`${title}:\n${link.url}`)}
          target="_blank"
          rel="noreferrer"
          leftSection={<MessageCircle size={16} aria-hidden />}
        >
          Send by WhatsApp
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={endLink.isPending}
          onClick={askToEnd}
        >
          End link
        </Button>
      </Group>
    </>
  );
}
