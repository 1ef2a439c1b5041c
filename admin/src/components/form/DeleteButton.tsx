import { Button } from "@mantine/core";
import { Trash2 } from "lucide-react";

type Props = {
  /** For example "Delete the review of Hanna". */
  name: string;
  isPending: boolean;
  onClick: () => void;
};

export function DeleteButton({ name, isPending, onClick }: Props) {
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      loading={isPending}
      leftSection={<Trash2 size={16} aria-hidden />}
      onClick={onClick}
      aria-label={`Delete ${name}`}
    >
      Delete
    </Button>
  );
}
