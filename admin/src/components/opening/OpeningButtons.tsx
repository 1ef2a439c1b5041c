import { Button, Group } from "@mantine/core";
import { Eye } from "lucide-react";
import type { FirstStart } from "shared/content/first-start";
import { sitePaths } from "../../lib/app/paths.ts";
import { isReady } from "./progress.ts";

const open = { color: "red", variant: "light" };
const ready = { color: "lake", variant: "filled" };
const notReady = { variant: "default" };

type Props = Pick<FirstStart, "isOpen" | "steps"> & { onAsk: (isOpen: boolean) => void };

/** Opens, closes or previews the site. */
export function OpeningButtons({ isOpen, steps, onAsk }: Props) {
  const look = isReady(steps) ? ready : notReady;
  return (
    <Group gap="sm">
      <Button {...(isOpen ? open : look)} onClick={() => onAsk(isOpen)}>
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
    </Group>
  );
}
