import { Anchor } from "@mantine/core";
import { mailAddressLink } from "../../lib/text/mail-address-link.ts";

/** An address that opens a new mail to it. */
export function MailLink({ to }: { to: string }) {
  return (
    <Anchor href={mailAddressLink(to)} size="sm" underline="always">
      {to}
    </Anchor>
  );
}
