import { Anchor, type AnchorProps } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import classes from "./BackLink.module.css";

type Props = Pick<AnchorProps, "hiddenFrom"> & { to: string; label: string };

export function BackLink({ label, ...link }: Props) {
  return (
    <Anchor {...link} component={Link} className={classes.back}>
      <ArrowLeft size={18} aria-hidden />
      {label}
    </Anchor>
  );
}
