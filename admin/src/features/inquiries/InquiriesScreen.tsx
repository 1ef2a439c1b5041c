import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Inquiry, inquiryListQuery } from "shared/inquiries";
import { showAlert } from "../../components/alerts.tsx";
import { ListSort } from "../../components/ListSort.tsx";
import { MessageFilter, nothingOf } from "../../components/MessageFilter.tsx";
import { Notices } from "../../components/Notices.tsx";
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

const orders = [
  { label: "Newest first", sort: "createdAt", order: "desc" },
  { label: "Oldest first", sort: "createdAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Email A–Z", sort: "email", order: "asc" },
  { label: "Email Z–A", sort: "email", order: "desc" },
  { label: "Destination A–Z", sort: "destination", order: "asc" },
  { label: "Destination Z–A", sort: "destination", order: "desc" },
  { label: "Most people first", sort: "paxNumber", order: "desc" },
  { label: "Fewest people first", sort: "paxNumber", order: "asc" },
] as const;

/** The tour inquiries (bookings): read, search, sort, respond, delete. */
export function InquiriesScreen() {
  const { api } = useApp();
  const address = useListQuery(inquiryListQuery);
  const { query, change } = address;
  const inquiries = useQuery(inquiriesQuery(api, query));
  /** The inquiry itself, because a newer list may be without it. */
  const [opened, setOpened] = useState<Inquiry>();
  const isMissing = isNotFound(inquiries.error);
  useEffect(() => {
    if (isMissing) showAlert({ kind: "Not done", text: notFound });
  }, [isMissing]);
  return (
    <Screen title="Bookings" size="md">
      <Notices />
      <SearchedList
        noun="inquiries"
        address={address}
        answer={inquiries}
        controls={
          <>
            <MessageFilter value={query} onChange={change} />
            <ListSort choices={orders} value={query} onChange={change} />
          </>
        }
        nothing={nothingOf("inquiries", query)}
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
        <RespondToInquiry
          key={opened._id}
          opened={opened}
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
        />
      )}
    </Screen>
  );
}
