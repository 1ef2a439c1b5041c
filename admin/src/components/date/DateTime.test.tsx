import { screen } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openRoutes, signIn } from "../../testing/open-admin.tsx";
import { DateTime } from "./DateTime.tsx";

test("shows the company's date, and the reader's own on hover", async () => {
  const at = "2020-11-20T10:30:00.000Z";
  signIn();
  openRoutes([{ path: "*", element: <DateTime at={at} /> }], "/", await startFakeApi(), {
    settings: { hours: { ...blankSettings.hours, timeZone: "Pacific/Kiritimati" } },
  });
  const moment = await screen.findByText("21 Nov 2020");
  expect(moment.getAttribute("datetime")).toBe(at);
  expect(moment.title).toBe("21 Nov 2020 in Pacific/Kiritimati; 20 Nov 2020 where you are");
});
