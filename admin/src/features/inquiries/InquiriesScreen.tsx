import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showAlert } from "../../components/alerts.tsx";
import { EmptyList } from "../../components/EmptyList.tsx";
import { ListPager } from "../../components/ListPager.tsx";
import { ListSearch } from "../../components/ListSearch.tsx";
import { Loaded } from "../../components/Loaded.tsx";
import { Rows } from "../../components/Rows.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
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
  const { query, setPage, setSearch } = useListQuery();
  const inquiries = useQuery(inquiriesQuery(api, query));
  const [openedId, setOpenedId] = useState<string>();
  const opened = inquiries.data?.inquiries.find(({ _id }) => _id === openedId);
  const isMissing = isNotFound(inquiries.error);
  useEffect(() => {
    if (isMissing) showAlert({ kind: "Not done", text: notFound });
  }, [isMissing]);
  return (
    <Screen title="Bookings" size="md">
      <Stack>
        <ListSearch label="Search inquiries" value={query.q} onSearch={setSearch} />
        <Loaded
          query={inquiries}
          skeleton={<RowsSkeleton />}
          failure={isMissing ? notFound : "Failed to load inquiries."}
        >
          {(list) => (
            <>
              {list.inquiries.length === 0 && (
                <EmptyList
                  title={query.q ? `Nothing found for “${query.q}”.` : "No inquiries yet."}
                />
              )}
              <Rows label="Inquiries">
                {list.inquiries.map((inquiry) => (
                  <InquiryRow
                    key={inquiry._id}
                    inquiry={inquiry}
                    onRespond={() => setOpenedId(inquiry._id)}
                  />
                ))}
              </Rows>
              <ListPager {...list} onPage={setPage} />
            </>
          )}
        </Loaded>
      </Stack>
      {opened && (
        <RespondToInquiry
          key={opened._id}
          inquiry={opened}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </Screen>
  );
}
