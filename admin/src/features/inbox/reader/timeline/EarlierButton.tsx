import { Button } from "@mantine/core";
import type { Earlier } from "../use-conversation.ts";

/** Where older entries are not shown yet. */
export function EarlierButton({ count, earlier }: { count: number; earlier: Earlier }) {
  if (count === 0) return null;
  return (
    <Button
      variant="default"
      size="xs"
      mb="sm"
      fullWidth
      loading={earlier.isLoading}
      onClick={earlier.show}
    >
      Show earlier ({count.toLocaleString("en")})
    </Button>
  );
}
