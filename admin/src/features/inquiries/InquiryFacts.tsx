import { Anchor } from "@mantine/core";
import type { Inquiry } from "shared/inquiries";
import { Facts } from "../../components/Facts.tsx";

/** What the visitor asked for. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  return (
    <Facts
      facts={{
        Destination: inquiry.destination,
        People: inquiry.paxNumber,
        Checkin: inquiry.checkinDate,
        Checkout: inquiry.checkoutDate,
        Email: (
          <Anchor href={`mailto:${inquiry.email}`} inherit underline="always">
            {inquiry.email}
          </Anchor>
        ),
      }}
    />
  );
}
