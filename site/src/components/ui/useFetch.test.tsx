import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { startApi } from "../../testing/start-api.ts";
import { useFetch } from "./useFetch.ts";

const readTitle = (body: { tour: { title: string } } | undefined) => body!.tour.title;

test("fails without the engine's error message when an answer cannot be parsed", async () => {
  await using api = await startApi({ status: 200, body: {} });
  const { result } = renderHook(() => useFetch(api.url, readTitle));
  await waitFor(() => expect(result.current.state.kind).toBe("failed"));
  expect(result.current.state).toEqual({ kind: "failed", message: undefined });
});
