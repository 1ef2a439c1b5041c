import { Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isUnauthenticated, serverMessage } from "../../lib/api/api-error.ts";
import { useIsSessionExpired } from "../../lib/app/app-context.ts";
import { LeaveForSignIn } from "../session/LeaveForSignIn.tsx";
import { ErrorAlert } from "./ErrorAlert.tsx";

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** What to show until the first answer. */
  skeleton: ReactNode;
  /** Text of a failure; by default the server's message stands below it. */
  errorText: string | ((message: string | undefined) => string);
  children: (data: Data) => ReactNode;
};

/**
 * Shows the answer of a query, or that it is under way, or that it failed. Without a session it
 * leads to the sign-in page, unless there is an older answer to stay with.
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
      {notice}
      {children(data)}
    </Stack>
  );
}
