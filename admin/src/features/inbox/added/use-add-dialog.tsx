import { Button } from "@mantine/core";
import { MessageCirclePlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ContactTap } from "shared/contact-taps";

const AddDialog = lazy(async () => ({
  default: (await import("./AddDialog.tsx")).AddDialog,
}));

type Adding = { reference?: string; tap?: ContactTap | undefined };

/** The dialog, and what opens it. */
export function useAddDialog(onAdded: (id: string) => void) {
  const [adding, setAdding] = useState<Adding>();
  const dialog = adding && (
    <Suspense>
      <AddDialog
        reference={adding.reference}
        tap={adding.tap}
        onClose={() => setAdding(undefined)}
        onAdded={(id) => {
          setAdding(undefined);
          onAdded(id);
        }}
      />
    </Suspense>
  );
  return {
    dialog,
    begin: () => setAdding({}),
    beginWith: (reference: string, tap?: ContactTap) => setAdding({ reference, tap }),
  };
}

export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<MessageCirclePlus size={18} aria-hidden />}
      onClick={onClick}
    >
      Add a conversation
    </Button>
  );
}
