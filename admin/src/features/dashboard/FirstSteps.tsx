import { Anchor, Box, Text } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { FirstStep } from "shared/first-start";
import { useApp } from "../../lib/app/app-context.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";
import classes from "./FirstSteps.module.css";

/* Not there on an open site. */
const OpeningButtons = lazy(async () => ({
  default: (await import("../../components/opening/OpeningButtons.tsx")).OpeningButtons,
}));

/** What an owner does before the site opens; gone once it is open and all is done. */
export function FirstSteps() {
  const { api } = useApp();
  const { data } = useQuery(firstStartQuery(api));
  const [chosen, setChosen] = useLocalStorage<"folded" | "unfolded" | null>({
    key: "first-steps",
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  if (!data) return null;
  const { isOpen, steps } = data;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isOpen && done === steps.length) return null;
  const isUnfolded = chosen ? chosen === "unfolded" : !isOpen;
  return (
    <details
      className={classes.panel}
      open={isUnfolded}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isUnfolded) setChosen(open ? "unfolded" : "folded");
      }}
    >
      <summary className={classes.summary}>
        {isOpen ? "Complete your site" : "Open your site"}: {done} of {steps.length} done
      </summary>
      <Box px="md" pb="md">
        <ul className={classes.steps}>
          {steps.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </ul>
        {!isOpen && (
          <Suspense>
            <OpeningButtons isOpen={isOpen} steps={steps} />
          </Suspense>
        )}
      </Box>
    </details>
  );
}

function StepRow({ step: { title, isDone, missing, path } }: { step: FirstStep }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Icon size={18} aria-label={isDone ? "Done" : "To do"} role="img" />
      <div>
        {path && !isDone ? (
          <Anchor component={Link} to={path} underline="always">
            {title}
          </Anchor>
        ) : (
          <Text span {...(isDone && { c: "dimmed" })}>
            {title}
          </Text>
        )}
        {missing && (
          <Text size="sm" c="dimmed">
            {missing}
          </Text>
        )}
      </div>
    </li>
  );
}
