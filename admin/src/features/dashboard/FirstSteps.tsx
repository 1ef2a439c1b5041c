import { useLocalStorage } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";
import classes from "./FirstSteps.module.css";

/* On an open site it is folded until somebody looks. */
const StepLists = lazy(async () => ({
  default: (await import("../../components/opening/StepLists.tsx")).StepLists,
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
      {isUnfolded && (
        <Suspense>
          <StepLists {...data} />
        </Suspense>
      )}
    </details>
  );
}
