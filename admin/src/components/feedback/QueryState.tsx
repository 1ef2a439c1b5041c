import { Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isUnauthenticated, serverMessage } from "../../lib/api/api-error.ts";
import { useIsSessionExpired } from "../../lib/app/app-context.ts";
import { LeaveForSignIn } from "../session/LeaveForSignIn.tsx";
import { ErrorAlert } from "./ErrorAlert.tsx";
import { isReadEarlier, ReadEarlier } from "./ReadEarlier.tsx";

type Props<Data> = {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  /** The server's message appears below plain text. */
  errorText: string | ((message: string | undefined) => string);
  children: (data: Data) => ReactNode;
};

/**
 * Shows a query's loading state, error or data. Without a session it leads to the sign-in page unless older data
 * is available.
 */
export function QueryState<Data>({ query, skeleton, errorText, children }: Props<Data>) {
  const { data, error, refetch } = query;
  const isSessionExpired = useIsSessionExpired();
  const message = serverMessage(error);
  const text = typeof errorText === "string" ? errorText : errorText(message);
  const detail = typeof errorText === "string" ? message : undefined;
  const notice = error && (
    <ErrorAlert title={text} detail={detail} onRetry={() => void refetch()} />
  );
  if (data === undefined && isSessionExpired && isUnauthenticated(error)) return <LeaveForSignIn />;
  if (data === undefined) return notice ?? skeleton;
  return (
    <Stack gap="md">
      {isReadEarlier(query) ? <ReadEarlier query={query} /> : notice}
      {children(data)}
    </Stack>
  );
}
