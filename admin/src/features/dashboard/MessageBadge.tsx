import { Button, Indicator } from "@mantine/core";
import { Mail } from "lucide-react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";

export function MessageBadge({ count = 0 }: { count: number | undefined }) {
  return (
    <Indicator
      label={<span aria-hidden>{count.toLocaleString("en")}</span>}
      disabled={count === 0}
      size={20}
      color="clay"
      offset={4}
      zIndex={1}
    >
      <Button
        component={Link}
        to={adminPaths.contacts}
        variant="default"
        aria-label={`Messages: ${count}`}
        leftSection={<Mail size={18} aria-hidden />}
      >
        Messages
      </Button>
    </Indicator>
  );
}
