import { ActionIcon } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Check, Copy } from "lucide-react";

/** Screen readers read `noun`. */
export function CopyText({ noun, text }: { noun: string; text: string }) {
  const { copy, copied } = useClipboard();
  return (
    <ActionIcon
      variant="default"
      aria-label={copied ? "Copied" : `Copy ${noun}`}
      onClick={() => copy(text)}
    >
      {copied ? <Check size={16} /> : <Copy size={16} />}
    </ActionIcon>
  );
}
