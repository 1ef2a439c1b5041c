import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { TourService } from "shared/content/tours/tour-services";
import type { Image } from "shared/media/images";
import { UnpublishedBadge } from "../../../../components/drafts/UnpublishedBadge.tsx";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { DeleteButton } from "../../../../components/form/DeleteButton.tsx";
import { Row } from "../../../../components/list/Rows.tsx";
import { UpdateLink } from "../../../../components/list/UpdateLink.tsx";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { logError } from "../../../../lib/app/log-error.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { PlannedBadge } from "../../records/timetable/PlannedBadge.tsx";
import { stayInTrash } from "../../records/trash/stay-in-trash.ts";
import { useNotifyDeleted } from "../../records/trash/use-notify-deleted.ts";
import { ServiceLinks } from "../ServiceLinks.tsx";
import { useDeleteService } from "../services.requests.ts";
import classes from "./PictureRow.module.css";

type Props = { service: TourService; orderButtons: ReactNode };

/** A failed delete is only logged, and the row stays. */
export function ServiceRow({ service, orderButtons }: Props) {
  const { _id, title, description, image } = service;
  const remove = useDeleteService();
  const notifyDeleted = useNotifyDeleted();
  const ask = () =>
    askToConfirm({
      title: "Delete this tour?",
      text: `“${title}” will disappear from the site. ${stayInTrash}`,
      confirm: "Delete",
      onConfirm: () =>
        void remove
          .mutateAsync(_id)
          .then(({ trashId }) => notifyDeleted(trashId, title))
          .catch((error) => logError("Deleting a service failed.", error)),
    });
  return (
    <PictureRow
      image={image}
      actions={
        <>
          <UpdateLink to={pathTo.updateService(_id)} title={title} />
          <ServiceLinks service={service} />
          <DeleteButton name={title} isPending={remove.isPending} onClick={ask} />
          {orderButtons}
        </>
      }
    >
      <Group gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <UnpublishedBadge record={{ kind: "tour", id: _id }} />
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {description}
      </Text>
      <PlannedBadge record={{ kind: "tour", id: _id }} />
    </PictureRow>
  );
}

type PictureRowProps = { image: Image | null; actions: ReactNode; children: ReactNode };

/** A picture beside a text; the actions move below both on a narrow screen. */
function PictureRow({ image, actions, children }: PictureRowProps) {
  return (
    <Row>
      <div className={classes.columns}>
        <div className={classes.picture}>
          <Picture image={image} alt="" sizes="160px" />
        </div>
        <div>{children}</div>
        <Group gap="xs" className={classes.actions}>
          {actions}
        </Group>
      </div>
    </Row>
  );
}
