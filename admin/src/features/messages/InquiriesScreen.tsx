import { useQuery } from "@tanstack/react-query";
import { type Inquiry, inquiry, inquiryListQuery } from "shared/inquiries";
import { inquirySubject } from "shared/mail-subjects";
import { findPhoneNumber } from "shared/phone";
import { responseSent } from "shared/responses";
import { showAlert } from "../../components/feedback/alerts.tsx";
import { ListSort } from "../../components/list/ListSort.tsx";
import { MailLink } from "../../components/mail/MailLink.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { useListQuery } from "../../lib/lists/list-query.ts";
import { DeleteInquiryButton } from "./DeleteInquiryButton.tsx";
import { InquiryDetails } from "./InquiryDetails.tsx";
import { inquiriesQuery, inquiryRequests } from "./inquiries.requests.ts";
import { displayName, failureAlert } from "./inquiry-texts.ts";
import { MessagesScreen } from "./MessagesScreen.tsx";
import type { MessageKind } from "./message-kind.ts";

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

const inquiries: MessageKind<Inquiry> = {
  key: "inquiries",
  draftPrefix: "inquiry",
  noun: "inquiries",
  title: "Inquiries",
  listLabel: "Inquiries",
  loadError: "Failed to load inquiries.",
  notFoundError: "Inquiries not found. Please check the API endpoint.",
  schema: inquiry,
  displayName,
  isAnswered: ({ respondedAt }) => respondedAt !== null,
  findPhone: ({ phone, message, name, destination, checkinDate, checkoutDate, aside }, country) => {
    if (aside) return undefined;
    const words = [message, name, destination, checkinDate, checkoutDate].join("\n");
    return phone ?? findPhoneNumber(words, country);
  },
  mailSubject: inquirySubject,
  renderRow: (shown) => <InquiryDetails inquiry={shown} />,
  renderPanel: (shown) => (
    <>
      {shown.email && <MailLink to={shown.email} />}
      <InquiryDetails inquiry={shown} />
    </>
  ),
  renderActions: (shown) => <DeleteInquiryButton inquiry={shown} />,
  requests: inquiryRequests,
  feedback: {
    invalidReason: (text) => (text.trim() === "" ? "Response message is required." : undefined),
    onInvalid: (reason) => showAlert({ kind: "Not done", text: reason }),
    onSent: (_, detail) => showAlert({ kind: "Done", text: responseSent, detail }),
    onError: (error) => showAlert(failureAlert(error, "Failed to send response.")),
  },
};

export function InquiriesScreen() {
  const { api } = useApp();
  const address = useListQuery(inquiryListQuery);
  const { query, change } = address;
  const result = useQuery(inquiriesQuery(api, query));
  const sort = <ListSort choices={sortChoices} value={query} onChange={change} />;
  return <MessagesScreen kind={inquiries} address={address} result={result} sort={sort} />;
}
