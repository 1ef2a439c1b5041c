import { Group, Text, Title } from "@mantine/core";
import type { Page } from "shared/content/pages/pages";
import { writtenPagePath } from "shared/paths";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { UnpublishedBadge } from "../../../components/drafts/UnpublishedBadge.tsx";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { notifyError } from "../../../components/feedback/notify.ts";
import { DeleteButton } from "../../../components/form/DeleteButton.tsx";
import { Row } from "../../../components/list/Rows.tsx";
import { SiteLink } from "../../../components/list/SiteLink.tsx";
import { UpdateLink } from "../../../components/list/UpdateLink.tsx";
import { pathTo } from "../../../lib/app/paths.ts";
import { describeDay } from "../../../lib/travel/describe-stay.ts";
import { PlannedBadge } from "../records/timetable/PlannedBadge.tsx";
import { stayInTrash } from "../records/trash/stay-in-trash.ts";
import { useNotifyDeleted } from "../records/trash/use-notify-deleted.ts";
import { useDeletePage } from "./pages.requests.ts";

export function PageRow({ page }: { page: Page }) {
  const { _id, title, isShown, updatedAt, story } = page;
  const noun = story ? "story" : "page";
  const remove = useDeletePage();
  const notifyDeleted = useNotifyDeleted();
  const ask = () =>
    askToConfirm({
      title: `Delete this ${noun}?`,
      text: `“${title}” will disappear from the site. ${stayInTrash}`,
      confirm: "Delete",
      onConfirm: () =>
        void remove
          .mutateAsync(_id)
          .then(({ trashId }) => notifyDeleted(trashId, title))
          .catch((error) => notifyError(`Couldn't delete the ${noun}. Please try again.`, error)),
    });
  return (
    <Row>
      <Group gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <UnpublishedBadge record={{ kind: "page", id: _id }} />
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {story && `${describeDay(story.date)} · ${story.author} · `}
        {writtenPagePath(page)} · changed <DateTime at={updatedAt} />
      </Text>
      <PlannedBadge record={{ kind: "page", id: _id }} />
      <Group gap="xs" mt="xs">
        <UpdateLink to={pathTo.updatePage(_id)} title={title} />
        <SiteLink href={writtenPagePath(page)} title={title} isShown={isShown} />
        <DeleteButton name={title} isPending={remove.isPending} onClick={ask} />
      </Group>
    </Row>
  );
}
