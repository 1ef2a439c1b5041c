import { Button } from "@mantine/core";
import { MessageCirclePlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ContactTap } from "shared/contact-taps";

const NoteDialog = lazy(async () => ({
  default: (await import("./NoteDialog.tsx")).NoteDialog,
}));

type Noting = { reference?: string; tap?: ContactTap | undefined };

/** The dialog, and what opens it. */
export function useNoting(onNoted: (id: string) => void) {
  const [noting, setNoting] = useState<Noting>();
  const dialog = noting && (
    <Suspense>
      <NoteDialog
        reference={noting.reference}
        tap={noting.tap}
        onClose={() => setNoting(undefined)}
        onNoted={(id) => {
          setNoting(undefined);
          onNoted(id);
        }}
      />
    </Suspense>
  );
  return {
    dialog,
    begin: () => setNoting({}),
    beginWith: (reference: string, tap?: ContactTap) => setNoting({ reference, tap }),
  };
}

export function NoteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<MessageCirclePlus size={18} aria-hidden />}
      onClick={onClick}
    >
      Note a conversation
    </Button>
  );
}
