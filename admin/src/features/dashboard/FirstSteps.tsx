import { Box, Text, Title } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import type { FirstStart, FirstStep } from "shared/first-start";
import { MissingList } from "../../components/opening/MissingList.tsx";
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
      <Steps {...data} />
    </details>
  );
}

function Steps({ isOpen, steps, demo }: FirstStart) {
  return (
    <Box px="md" pb="md">
      {demo && (
        <Text size="sm" mb="md">
          What came with the demo does not count here.
        </Text>
      )}
      <StepList title="Necessary" steps={steps.filter(({ isRequired }) => isRequired)} />
      <StepList title="Advised" steps={steps.filter(({ isRequired }) => !isRequired)} />
      {!isOpen && (
        <Suspense>
          <OpeningButtons isOpen={isOpen} steps={steps} />
        </Suspense>
      )}
    </Box>
  );
}

function StepList({ title, steps }: { title: string; steps: FirstStep[] }) {
  return (
    <>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step.id} {...step} />
        ))}
      </ul>
    </>
  );
}

function StepRow({ title, isDone, missing }: FirstStep) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Icon size={18} aria-label={isDone ? "Done" : "To do"} role="img" />
      <div>
        <Text {...(isDone && { c: "dimmed" })}>{title}</Text>
        {!isDone && <MissingList missing={missing} />}
      </div>
    </li>
  );
}
