import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import type { Image } from "shared/media/images";
import { Row } from "../../../../components/list/Rows.tsx";
import { Picture } from "../../../../components/picture/Picture.tsx";
import classes from "./PictureRow.module.css";

type Props = { image: Image | null; actions: ReactNode; children: ReactNode };

/** A picture beside a text; the actions move below both on a narrow screen. */
export function PictureRow({ image, actions, children }: Props) {
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
