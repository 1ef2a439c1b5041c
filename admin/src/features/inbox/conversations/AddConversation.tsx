import { Box, Button } from "@mantine/core";
import { MessageCirclePlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const AddDialog = lazy(async () => ({
  default: (await import("./AddDialog.tsx")).AddDialog,
}));

/** The dialog to note a guest who called, and a function that opens it. */
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
      aria-label="Log a conversation"
      onClick={onClick}
    >
      Log
      <Box component="span" visibleFrom="sm" style={{ whiteSpace: "pre" }}>
        {" a conversation"}
      </Box>
    </Button>
  );
}
