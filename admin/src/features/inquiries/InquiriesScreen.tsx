import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Inquiry } from "shared/inquiries";
import { showAlert } from "../../components/alerts.tsx";
import { Rows } from "../../components/Rows.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { SearchedList } from "../../components/SearchedList.tsx";
import { isNotFound } from "../../lib/api-error.ts";
import { useApp } from "../../lib/app-context.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { InquiryRow } from "./InquiryRow.tsx";
import { inquiriesQuery } from "./inquiries.requests.ts";
import { RespondToInquiry } from "./RespondToInquiry.tsx";

const notFound = "Inquiries not found. Please check the API endpoint.";

/** The tour inquiries (bookings): read, search, respond, delete. */
export function InquiriesScreen() {
  const { api } = useApp();
  const address = useListQuery();
  const inquiries = useQuery(inquiriesQuery(api, address.query));
  /** The inquiry itself, because a newer list may be without it. */
  const [opened, setOpened] = useState<Inquiry>();
  const isMissing = isNotFound(inquiries.error);
  useEffect(() => {
    if (isMissing) showAlert({ kind: "Not done", text: notFound });
  }, [isMissing]);
  return (
    <Screen title="Bookings" size="md">
      <SearchedList
        noun="inquiries"
        address={address}
        answer={inquiries}
        skeleton={<RowsSkeleton />}
        failure={isMissing ? notFound : "Failed to load inquiries."}
      >
        {(items) => (
          <Rows label="Inquiries">
            {items.map((inquiry) => (
              <InquiryRow
                key={inquiry._id}
                inquiry={inquiry}
                onRespond={() => setOpened(inquiry)}
              />
            ))}
          </Rows>
        )}
      </SearchedList>
      {opened && (
        <RespondToInquiry key={opened._id} inquiry={opened} onClose={() => setOpened(undefined)} />
      )}
    </Screen>
  );
}
