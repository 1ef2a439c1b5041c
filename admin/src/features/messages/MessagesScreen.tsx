import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { ListQuery } from "shared/paging";
import { showAlert } from "../../components/feedback/alerts.tsx";
import { NotificationArea } from "../../components/feedback/NotificationArea.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../components/list/SearchedList.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { isNotFound } from "../../lib/api/api-error.ts";
import type { ListAddress } from "../../lib/lists/list-query.ts";
import { emptyTextFor, MessageFilter, type StateFilter } from "./MessageFilter.tsx";
import { MessageRow } from "./MessageRow.tsx";
import type { MessageKind, VisitorMessage } from "./message-kind.ts";
import type { MessagePage } from "./messages.requests.ts";
import { RespondToMessage } from "./RespondToMessage.tsx";

type Props<Message extends VisitorMessage> = {
  kind: MessageKind<Message>;
  address: ListAddress<ListQuery & StateFilter>;
  result: UseQueryResult<MessagePage<Message>>;
  sort: ReactNode;
};

export function MessagesScreen<Message extends VisitorMessage>(props: Props<Message>) {
  const { kind, address, result, sort } = props;
  const { query, change } = address;
  const { noun, title, listLabel, loadError, notFoundError } = kind;
  /** The message itself, because a newer list may be without it. */
  const [opened, setOpened] = useState<Message>();
  const missing = isNotFound(result.error) ? notFoundError : undefined;
  useEffect(() => {
    if (missing) showAlert({ kind: "Not done", text: missing });
  }, [missing]);
  return (
    <Screen title={title} size="md">
      <NotificationArea />
      <SearchedList
        noun={noun}
        address={address}
        result={result}
        controls={
          <>
            <MessageFilter value={query} onChange={change} />
            {sort}
          </>
        }
        emptyText={emptyTextFor(noun, query)}
        skeleton={<RowsSkeleton />}
        errorText={missing ?? loadError}
      >
        {(items) => (
          <Rows label={listLabel}>
            {items.map((message) => (
              <MessageRow
                key={message._id}
                kind={kind}
                message={message}
                onRespond={() => setOpened(message)}
              />
            ))}
          </Rows>
        )}
      </SearchedList>
      {opened && (
        <RespondToMessage
          key={opened._id}
          kind={kind}
          opened={opened}
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
        />
      )}
    </Screen>
  );
}
