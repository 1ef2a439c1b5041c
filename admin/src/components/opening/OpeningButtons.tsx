import { Button, Group } from "@mantine/core";
import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { FirstStart } from "shared/first-start";
import { sitePaths } from "../../lib/app/paths.ts";
import { isReady } from "./is-ready.ts";

/* Rarely needed, and brings the library of dialogs with it. */
const OpeningDialog = lazy(async () => ({
  default: (await import("./OpeningDialog.tsx")).OpeningDialog,
}));

const open = { color: "red", variant: "light" };
const ready = { color: "lake", variant: "filled" };
const notReady = { variant: "default" };

/** Opens the site, or closes it; before that, a look at it. */
export function OpeningButtons({ isOpen, steps }: Pick<FirstStart, "isOpen" | "steps">) {
  const [isAsking, setIsAsking] = useState(false);
  const look = isReady(steps) ? ready : notReady;
  return (
    <Group gap="sm">
      <Button {...(isOpen ? open : look)} onClick={() => setIsAsking(true)}>
        {isOpen ? "Close the site" : "Open the site"}
      </Button>
      {!isOpen && (
        <Button
          component="a"
          href={sitePaths.preview}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<Eye size={16} aria-hidden />}
        >
          Preview the site
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <OpeningDialog isOpen={isOpen} steps={steps} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Group>
  );
}
