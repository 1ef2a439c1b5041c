import { Badge, Button, Group, Text, Title } from "@mantine/core";
import { Pencil } from "lucide-react";
import { Link } from "react-router";
import type { Page } from "shared/pages";
import { writtenPagePath } from "shared/paths";
import { askToConfirm } from "../../components/feedback/alerts.tsx";
import { notifyError } from "../../components/feedback/notify.ts";
import { DeleteButton } from "../../components/form/DeleteButton.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { pathTo } from "../../lib/app/paths.ts";
import { formatDate } from "../../lib/text/format-date.ts";
import { PageSiteLink } from "./PageSiteLink.tsx";
import { useDeletePage } from "./pages.requests.ts";

export function PageRow({ page }: { page: Page }) {
  const { _id, title, slug, isDraft, updatedAt } = page;
  const remove = useDeletePage();
  const ask = () =>
    askToConfirm({
      title: "Delete this page?",
      text: `“${title}” will disappear from the site. This cannot be undone.`,
      confirm: "Delete",
      onConfirm: () =>
        remove.mutate(_id, {
          onError: (error) => notifyError("The page was not deleted.", error),
        }),
    });
  return (
    <Row>
      <Group gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {isDraft && <Badge variant="light">Draft</Badge>}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {writtenPagePath(slug)} · changed {formatDate(updatedAt)}
      </Text>
      <Group gap="xs" mt="xs">
        <Button
          component={Link}
          to={pathTo.updatePage(_id)}
          size="xs"
          variant="light"
          leftSection={<Pencil size={16} aria-hidden />}
          aria-label={`Update ${title}`}
        >
          Update
        </Button>
        <PageSiteLink page={page} />
        <DeleteButton what={title} isPending={remove.isPending} onClick={ask} />
      </Group>
    </Row>
  );
}
