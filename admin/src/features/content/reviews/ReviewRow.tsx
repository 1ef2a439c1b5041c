import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Eye, EyeOff, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Review } from "shared/content/reviews";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { UnpublishedBadge } from "../../../components/drafts/UnpublishedBadge.tsx";
import { askToConfirm, showAlert } from "../../../components/feedback/alerts.ts";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { DeleteButton } from "../../../components/form/DeleteButton.tsx";
import { SortableRow } from "../../../components/sortable/SortableRow.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { pageToursQuery } from "../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { PlannedBadge } from "../records/timetable/PlannedBadge.tsx";
import { stayInTrash } from "../records/trash/stay-in-trash.ts";
import { useNotifyDeleted } from "../records/trash/use-notify-deleted.ts";
import { useDeleteReview, useSetShown } from "./reviews.requests.ts";

const showFailure = (error: unknown) =>
  showAlert({
    kind: "Something went wrong",
    text: "Failed to delete review",
    detail: serverMessage(error),
  });

type Props = { review: Review; isOnlyRow: boolean; orderButtons: ReactNode };

export function ReviewRow({ review, isOnlyRow, orderButtons }: Props) {
  const { _id, name, comment, isShown, isVerified, mayBeShown, answer } = review;
  const rowName = `the review by ${name}`;
  return (
    <SortableRow sortKey={_id} rowName={rowName} isOnlyRow={isOnlyRow}>
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={2} size="h4">
            {name}
          </Title>
          {!isShown && <Badge color="gray">{mayBeShown ? "Hidden" : "Private"}</Badge>}
          {isVerified && <Badge variant="light">Verified trip</Badge>}
          <PlannedBadge record={{ kind: "review", id: _id }} />
          <UnpublishedBadge record={{ kind: "review", id: _id }} />
        </Group>
        <ReviewSource review={review} />
        <Text style={{ whiteSpace: "pre-wrap" }}>{comment}</Text>
        {answer && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: "pre-wrap" }}>
            Your answer: {answer}
          </Text>
        )}
        <Group gap="xs">
          <Button
            component={Link}
            to={pathTo.updateReview(_id)}
            size="xs"
            variant="light"
            leftSection={<Pencil size={16} aria-hidden />}
            aria-label={`Edit ${rowName}`}
          >
            Edit
          </Button>
          {mayBeShown && <ShownButton review={review} rowName={rowName} />}
          <DeleteReviewButton review={review} rowName={rowName} />
          {orderButtons}
        </Group>
      </Stack>
    </SortableRow>
  );
}

type ActionProps = { review: Review; rowName: string };

function ShownButton({ review, rowName }: ActionProps) {
  const { isPending, mutate } = useSetShown();
  const verb = review.isShown ? "Hide" : "Show";
  const Icon = review.isShown ? EyeOff : Eye;
  const onError = (error: unknown) => notifyError("Couldn't change the review", error);
  const onSuccess = () =>
    notify(
      "Review saved",
      `The review by ${review.name} is now ${review.isShown ? "hidden" : "on the site"}.`,
    );
  const change = () => mutate({ review, isShown: !review.isShown }, { onError, onSuccess });
  return (
    <Button
      size="xs"
      variant="subtle"
      // `loading` would take the focus away.
      aria-busy={isPending}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={isPending ? undefined : change}
      aria-label={`${verb} ${rowName}`}
    >
      {verb}
    </Button>
  );
}

function DeleteReviewButton({ review: { _id, name }, rowName }: ActionProps) {
  const { isPending, mutateAsync } = useDeleteReview();
  const notifyDeleted = useNotifyDeleted();
  const ask = () =>
    askToConfirm({
      title: "Delete this review?",
      text: `The review by ${name} will disappear from the site. ${stayInTrash}`,
      confirm: "Delete",
      onConfirm: () =>
        void mutateAsync(_id)
          .then(({ trashId }) => notifyDeleted(trashId, `Review by ${name}`))
          .catch(showFailure),
    });
  return <DeleteButton name={rowName} isPending={isPending} onClick={ask} />;
}

const monthFormat = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

function ReviewSource({ review }: { review: Review }) {
  const { country, month, stars, tour, createdAt } = review;
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: pageTours = [] } = useQuery(pageToursQuery(api));
  const title = tour && [...tours, ...pageTours].find(({ _id }) => _id === tour)?.title;
  const rating = stars && (
    <span key="stars" role="img" aria-label={`${stars} of 5 stars`}>
      {"★".repeat(stars)}
    </span>
  );
  const when = month ? `visited in ${monthFormat.format(new Date(month))}` : undefined;
  const texts = [country, when, title].filter(Boolean);
  return (
    <Text size="sm" c="dimmed">
      {rating} {texts.map((text) => `${text} · `)}added <DateTime at={createdAt} />
    </Text>
  );
}
