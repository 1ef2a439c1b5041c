import type { ReactNode } from "react";
import type { Image } from "shared/images";
import { Row } from "../../components/list/Rows.tsx";
import { Picture } from "../../components/picture/Picture.tsx";
import classes from "./PictureRow.module.css";

export function PictureRow({ image, children }: { image: Image | null; children: ReactNode }) {
  return (
    <Row>
      <div className={classes.columns}>
        <div className={classes.picture}>
          <Picture image={image} alt="" sizes="160px" />
        </div>
        <div>{children}</div>
      </div>
    </Row>
  );
}
