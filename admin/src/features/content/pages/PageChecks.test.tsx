import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openRoutes } from "../../../testing/open-admin.tsx";
import { aPage } from "../../../testing/records.ts";
import { PageEditor } from "./PageEditor.tsx";
import { pageFormValues } from "./values/page-values.ts";
import { usePageForm } from "./values/use-page-form.ts";

const page = aPage({
  slug: "offers",
  blocks: [
    { type: "heading", text: "Offers" },
    { type: "callToAction", text: null, label: "Book", link: "/nothing" },
  ],
});

function Editor() {
  const form = usePageForm(pageFormValues(page));
  return <PageEditor form={form} uploads={useFieldUploads()} tours={[]} />;
}

test("leads to the field of a dead link in a collapsed block, and notices its correction", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/pages", { pages: [page] });
  api.answer("GET /api/services", { services: [] });
  api.answer("GET /api/redirects", { redirects: [] });
  openRoutes([{ path: "/", Component: Editor }], "/", api);
  fireEvent.click(await screen.findByText("Before it goes out"));
  fireEvent.click(screen.getByText("The link /nothing leads to a page that doesn't exist."));
  const field = document.activeElement as HTMLInputElement;
  expect([field.dataset.path, field.value]).toEqual(["blocks.1.link", "/nothing"]);
  expect(field.closest("[hidden]")).toBeNull();
  fireEvent.change(field, { target: { value: "/offers" } });
  expect(await screen.findByText("Before it goes out: nothing is missing.")).toBeTruthy();
});
