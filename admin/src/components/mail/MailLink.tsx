import { Anchor } from "@mantine/core";
import { mailAddressLink } from "../../lib/text/mail-address-link.ts";

export function MailLink({ to }: { to: string }) {
  return (
    <Anchor href={mailAddressLink(to)} size="sm" underline="always">
      {to}
    </Anchor>
  );
}
