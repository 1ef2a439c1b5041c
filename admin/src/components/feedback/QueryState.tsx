import { Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isUnauthenticated, sentenceOf } from "../../lib/api/api-error.ts";
import { useIsRefused } from "../../lib/app/app-context.ts";
import { LeaveForSignIn } from "../session/LeaveForSignIn.tsx";
import { Failure } from "./ErrorAlert.tsx";

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** What to show until the first answer. */
  skeleton: ReactNode;
  /** Text of a failure; by default the server's sentence stands below it. */
  failure: string | ((sentence: string | undefined) => string);
  children: (data: Data) => ReactNode;
};

/**
 * Shows the answer of a query, or that it is under way, or that it failed. Without a session it
 * leads to the sign-in page, unless there is an older answer to stay with.
 */
export function Loaded<Data>({ query, skeleton, failure, children }: Props<Data>) {
  const { data, error, refetch } = query;
  const isRefused = useIsRefused();
  const sentence = sentenceOf(error);
  const text = typeof failure === "string" ? failure : failure(sentence);
  const detail = typeof failure === "string" ? sentence : undefined;
  const notice = error && <Failure title={text} detail={detail} onRetry={() => void refetch()} />;
  if (data === undefined && isRefused && isUnauthenticated(error)) return <LeaveForSignIn />;
  if (data === undefined) return notice ?? skeleton;
  return (
    <Stack gap="md">
      {notice}
      {children(data)}
    </Stack>
  );
}
