import { Alert, Button } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { FieldIssue } from "shared/http/errors";
import classes from "./Editor.module.css";

/** A problem of a whole list or option leads to its first field. */
const findField = (path: string) =>
  document.querySelector<HTMLElement>(`[data-path="${path}"]`) ??
  document.querySelector<HTMLElement>(`[data-path^="${path}."]`);

const listId = "problems";

export const focusProblems = () => {
  const list = document.getElementById(listId);
  list?.scrollIntoView({ block: "center" });
  list?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
};

const goToField = (path: string) => {
  const field = findField(path);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
};

/** For example `Day 2: ` in front of the message. */
const describePlace = (path: string) => {
  const [section, index, ...rest] = path.split(".");
  const position = Number(index) + 1;
  if (section === "days") return `Day ${position}: `;
  if (section === "schedule") return `Payment ${position}: `;
  if (section === "extras") return `Extra ${position}: `;
  if (section !== "options") return "";
  return rest[0] === "lines" ? `Price ${Number(rest[1]) + 1}: ` : "";
};

/** Names the option of an amount that can't be read, where there are several. */
export const nameOptions = (issues: FieldIssue[], options: readonly { title: string }[]) =>
  issues.map((issue) => {
    const [section, index] = issue.path.split(".");
    if (section !== "options" || options.length < 2) return issue;
    const title = options[Number(index)]?.title.trim();
    const name = title ? `“${title}”` : `option ${Number(index) + 1}`;
    return { ...issue, message: `${issue.message} (${name})` };
  });

/** Lists the problems that keep the proposal from being sent; each leads to its field. */
export function ProblemList({ problems }: { problems: FieldIssue[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert
      color="clay"
      role="alert"
      icon={<CircleAlert />}
      title={problems.length === 1 ? "1 thing to correct" : `${problems.length} things to correct`}
    >
      <ul id={listId} className={classes.problems}>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <Button
              variant="subtle"
              px="xs"
              justify="flex-start"
              size="compact-md"
              onClick={() => goToField(path)}
            >
              {describePlace(path)}
              {message}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
