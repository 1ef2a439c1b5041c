import { Button } from "@mantine/core";
import { Pencil } from "lucide-react";
import { Link } from "react-router";

type Props = { to: string; title: string };

export function UpdateLink({ to, title }: Props) {
  return (
    <Button
      component={Link}
      to={to}
      size="xs"
      variant="light"
      leftSection={<Pencil size={16} aria-hidden />}
      aria-label={`Update ${title}`}
    >
      Update
    </Button>
  );
}
