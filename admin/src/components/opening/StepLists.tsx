import { Box, Text, Title } from "@mantine/core";
import { Circle, CircleCheck } from "lucide-react";
import type { FirstStart, FirstStep } from "shared/content/first-start";
import { MissingList } from "./MissingList.tsx";
import { OpeningButtons } from "./OpeningButtons.tsx";
import classes from "./StepLists.module.css";

type Props = FirstStart & { onAsk: (isOpen: boolean) => void };

/** Lists required and recommended steps above the button that opens the site. */
export function StepLists({ isOpen, steps, demo, onAsk }: Props) {
  return (
    <Box px="md" pb="md">
      {demo && (
        <Text size="sm" mb="md">
          Demo content doesn't count.
        </Text>
      )}
      <StepList title="Required" steps={steps.filter(({ isRequired }) => isRequired)} />
      <StepList title="Recommended" steps={steps.filter(({ isRequired }) => !isRequired)} />
      {!isOpen && <OpeningButtons isOpen={isOpen} steps={steps} onAsk={onAsk} />}
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
