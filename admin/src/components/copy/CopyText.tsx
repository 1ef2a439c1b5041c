import { ActionIcon } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Check, Copy } from "lucide-react";

/** Screen readers read `what`. */
export function CopyText({ what, text }: { what: string; text: string }) {
  const { copy, copied } = useClipboard();
  return (
    <ActionIcon
      variant="default"
      aria-label={copied ? "Copied" : `Copy ${what}`}
      onClick={() => copy(text)}
    >
      {copied ? <Check size={16} /> : <Copy size={16} />}
    </ActionIcon>
  );
}
