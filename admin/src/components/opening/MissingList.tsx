import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { FirstStep } from "shared/content/first-start";
import classes from "./MissingList.module.css";

type Missing = FirstStep["missing"][number];
type Props = { missing: Missing[]; onFollow?: (() => void) | undefined };

/** Lists the missing parts of a step with their links. */
export function MissingList({ missing, onFollow }: Props) {
  return (
    <ul className={classes.list}>
      {missing.map((each) => (
        <li key={each.text}>
          <MissingText {...each} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function MissingText({ text, path, isOnSite, onFollow }: Missing & Pick<Props, "onFollow">) {
  if (path === null) return text;
  if (isOnSite)
    return (
      <Anchor href={path} target="_blank" rel="noopener" inherit underline="always">
        {text}
      </Anchor>
    );
  return (
    <Anchor
      component={Link}
      to={path}
      state={{ isFromChecklist: true }}
      onClick={onFollow}
      inherit
      underline="always"
    >
      {text}
    </Anchor>
  );
}
