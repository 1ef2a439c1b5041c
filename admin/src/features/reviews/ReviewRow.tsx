import { Group, Stack, Text, Title } from "@mantine/core";
import type { Review } from "shared/reviews";
import { askToConfirm, showAlert } from "../../components/feedback/alerts.tsx";
import { DeleteButton } from "../../components/form/DeleteButton.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/text/format-date.ts";
import { useDeleteReview } from "./reviews.requests.ts";

const showFailure = (error: unknown) =>
  showAlert({ kind: "Not done", text: "Failed to delete review", detail: serverMessage(error) });

export function ReviewRow({ review: { _id, name, comment, createdAt } }: { review: Review }) {
  const remove = useDeleteReview();
  const ask = () =>
    askToConfirm({
      title: "Delete this review?",
      text: `The review of ${name} will disappear from the site. This cannot be undone.`,
      confirm: "Delete",
      onConfirm: () => void remove.mutateAsync(_id).catch(showFailure),
    });
  return (
    <Row>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="xs" c="dimmed">
            {formatDate(createdAt)}
          </Text>
        </Group>
        <Text style={{ whiteSpace: "pre-wrap" }}>{comment}</Text>
        <div>
          <DeleteButton what={`the review of ${name}`} isPending={remove.isPending} onClick={ask} />
        </div>
      </Stack>
    </Row>
  );
}
