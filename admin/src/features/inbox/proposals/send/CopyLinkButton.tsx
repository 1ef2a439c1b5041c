import { Button, type ButtonProps } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Check, Link2 } from "lucide-react";

type Props = Pick<ButtonProps, "variant" | "size"> & { link: string };

export function CopyLinkButton({ link, ...button }: Props) {
  const { copy, copied } = useClipboard();
  const Icon = copied ? Check : Link2;
  return (
    <Button {...button} leftSection={<Icon size={16} aria-hidden />} onClick={() => copy(link)}>
      {copied ? "Copied" : "Copy link"}
    </Button>
  );
}
