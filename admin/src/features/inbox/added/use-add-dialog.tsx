import { Button } from "@mantine/core";
import { MessageCirclePlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import classes from "./AddButton.module.css";

const AddDialog = lazy(async () => ({
  default: (await import("./AddDialog.tsx")).AddDialog,
}));

/** The dialog, and what opens it. */
export function useAddDialog(onAdded: (id: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <AddDialog
        onClose={() => setOpen(false)}
        onAdded={(id) => {
          setOpen(false);
          onAdded(id);
        }}
      />
    </Suspense>
  );
  return { dialog, begin: () => setOpen(true) };
}

export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      flex="none"
      leftSection={<MessageCirclePlus size={18} aria-hidden />}
      onClick={onClick}
    >
      <span>
        Add<span className={classes.what}> a conversation</span>
      </span>
    </Button>
  );
}
