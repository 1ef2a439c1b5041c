import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Inquiry, inquiryListQuery } from "shared/inquiries";
import { showAlert } from "../../components/feedback/alerts.tsx";
import { NotificationArea } from "../../components/feedback/NotificationArea.tsx";
import { ListSort } from "../../components/list/ListSort.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../components/list/SearchedList.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { isNotFound } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useListQuery } from "../../lib/lists/list-query.ts";
import { InquiryRow } from "./InquiryRow.tsx";
import { inquiriesQuery } from "./inquiries.requests.ts";
import { MessageFilter, nothingOf } from "./MessageFilter.tsx";
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
      <NotificationArea />
      <SearchedList
        noun="inquiries"
        address={address}
        result={inquiries}
        controls={
          <>
            <MessageFilter value={query} onChange={change} />
            <ListSort choices={orders} value={query} onChange={change} />
          </>
        }
        emptyText={nothingOf("inquiries", query)}
        skeleton={<RowsSkeleton />}
        errorText={isMissing ? notFound : "Failed to load inquiries."}
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
