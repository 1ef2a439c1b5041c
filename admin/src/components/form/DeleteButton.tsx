import { Button } from "@mantine/core";
import { Trash2 } from "lucide-react";

type Props = {
  /** What is deleted, as in "Delete the review of Hanna". */
  what: string;
  isPending: boolean;
  onClick: () => void;
};

/** The quiet button that deletes a row; what it does must ask first. */
export function DeleteButton({ what, isPending, onClick }: Props) {
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      loading={isPending}
      leftSection={<Trash2 size={16} aria-hidden />}
      onClick={onClick}
      aria-label={`Delete ${what}`}
    >
      Delete
    </Button>
  );
}
