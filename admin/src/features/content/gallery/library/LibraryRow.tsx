import { ActionIcon, Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { ArrowUpToLine } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { GalleryItem } from "shared/content/gallery";
import { limits } from "shared/limits";
import { Row } from "../../../../components/list/Rows.tsx";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { SortableRow } from "../../../../components/sortable/SortableRow.tsx";
import { pathTo } from "../../../../lib/app/paths.ts";
import { AltForm } from "./AltForm.tsx";
import classes from "./LibraryRow.module.css";

type Order = {
  isOnlyRow: boolean;
  /** Missing for the first photo. */
  onMoveFirst: (() => void) | undefined;
  buttons: ReactNode;
};

type Props = {
  photo: GalleryItem;
  /** Missing while a search or a filter shows a part of the gallery. */
  order?: Order;
};

export function LibraryRow({ photo, order }: Props) {
  if (!order)
    return (
      <Row>
        <PhotoSummary photo={photo} />
      </Row>
    );
  const { isOnlyRow, onMoveFirst, buttons } = order;
  return (
    <SortableRow sortKey={photo._id} rowName={photo.title} isOnlyRow={isOnlyRow}>
      <PhotoSummary photo={photo}>
        <Group gap={4} wrap="nowrap">
          {onMoveFirst && (
            <ActionIcon
              size={34}
              variant="default"
              aria-label={`Move ${photo.title} to the start`}
              onClick={onMoveFirst}
            >
              <ArrowUpToLine size={18} />
            </ActionIcon>
          )}
          {buttons}
        </Group>
      </PhotoSummary>
    </SortableRow>
  );
}

type SummaryProps = { photo: GalleryItem; children?: ReactNode };

function PhotoSummary({ photo, children }: SummaryProps) {
  const { _id, title, image, updatedAt } = photo;
  return (
    <div className={classes.summary}>
      <div className={classes.picture}>
        <Picture image={image} alt="" sizes="140px" />
      </div>
      <Stack gap="xs" miw={0}>
        <Group gap="xs" justify="space-between" align="start">
          <Anchor
            component={Link}
            to={pathTo.galleryItem(_id)}
            fw={600}
            lineClamp={2}
            flex="1 1 8rem"
            aria-label={`Open ${title}`}
          >
            {title}
          </Anchor>
          {children}
        </Group>
        {image.width < limits.smallPhoto && (
          <Badge color="orange" variant="light" tt="none">
            Only {image.width} px wide
          </Badge>
        )}
        {image.photographer && (
          <Text size="sm" c="dimmed">
            Photo: {image.photographer}
          </Text>
        )}
        <AltForm key={updatedAt} photo={photo} />
      </Stack>
    </div>
  );
}
