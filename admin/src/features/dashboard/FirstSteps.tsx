import { useLocalStorage } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { describeProgress } from "../../components/opening/progress.ts";
import { useOpening } from "../../components/opening/use-opening.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";
import classes from "./FirstSteps.module.css";

/* Collapsed on an open site, so it loads only when opened. */
const StepLists = lazy(async () => ({
  default: (await import("../../components/opening/StepLists.tsx")).StepLists,
}));

/** The owner's steps before the site opens; hidden once it is open and all steps are done. */
export function FirstSteps() {
  const { api } = useApp();
  const { data } = useQuery(firstStartQuery(api));
  const [chosen, setChosen] = useLocalStorage<"folded" | "unfolded" | null>({
    key: "first-steps",
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const { dialog, ask } = useOpening(data?.steps ?? []);
  if (!data) return null;
  const { isOpen, steps } = data;
  if (isOpen && steps.every(({ isDone }) => isDone)) return dialog;
  const isUnfolded = chosen ? chosen === "unfolded" : !isOpen;
  return (
    <>
      {dialog}
      <details
        className={classes.panel}
        open={isUnfolded}
        onToggle={({ currentTarget: { open } }) => {
          if (open !== isUnfolded) setChosen(open ? "unfolded" : "folded");
        }}
      >
        <summary className={classes.summary}>{describeProgress(isOpen, steps)}</summary>
        {isUnfolded && (
          <Suspense>
            <StepLists {...data} onAsk={ask} />
          </Suspense>
        )}
      </details>
    </>
  );
}
