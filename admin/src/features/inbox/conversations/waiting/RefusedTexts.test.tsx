import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { RefusedTexts } from "./RefusedTexts.tsx";

test("shows a refused text although its conversation is gone", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const problem = "The conversation no longer exists.";
  const body = { text: "Karibu!" };
  const refused = {
    key: "one",
    kind: "note",
    guest: "Aline",
    conversationId: "gone",
    problem,
    body,
  };
  client.setQueryData(["waiting", ""], [refused]);
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <RefusedTexts />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(
    `${problem} It is kept here:Karibu!`,
  );
});
