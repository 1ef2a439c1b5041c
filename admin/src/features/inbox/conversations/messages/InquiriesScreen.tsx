import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { inquiryListQuery } from "shared/inbox/inquiries";
import { showAlert } from "../../../../components/feedback/alerts.ts";
import { ListSort } from "../../../../components/list/ListSort.tsx";
import { isNotFound } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useListQuery } from "../../../../lib/lists/list-query.ts";
import { MessageList } from "./MessageList.tsx";
import { inquiriesQuery } from "./messages.queries.ts";

const sortChoices = [
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

const notFoundText = "Inquiries not found. Please check the API endpoint.";

export function InquiriesScreen() {
  const { api } = useApp();
  const address = useListQuery(inquiryListQuery);
  const { query, change } = address;
  const result = useQuery(inquiriesQuery(api, query));
  const isMissing = isNotFound(result.error);
  useEffect(() => {
    if (isMissing) showAlert({ kind: "Something went wrong", text: notFoundText });
  }, [isMissing]);
  return (
    <MessageList
      title="Inquiries"
      noun="inquiries"
      address={address}
      result={result}
      sort={<ListSort choices={sortChoices} value={query} onChange={change} />}
      errorText={isMissing ? notFoundText : "Failed to load inquiries."}
    />
  );
}
