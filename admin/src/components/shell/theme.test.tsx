import { Button, MantineProvider, Select } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { theme } from "./theme.ts";

afterEach(cleanup);

test("where motion is reduced a button that waits has its loader in the middle", () => {
  // Mantine moves as little in tests as for those who ask for it.
  render(
    <MantineProvider theme={theme} env="test">
      <Button loading>Save</Button>
    </MantineProvider>,
  );
  const loader = screen.getByRole("button").querySelector<HTMLElement>(".mantine-Button-loader");
  expect(loader?.style.transform).toMatch(/^translate\(-50%/);
});

test("a choice is found whatever its accents", async () => {
  const user = userEvent.setup();
  render(
    <MantineProvider theme={theme} env="test">
      <Select label="Tour" searchable data={["Les vélos", "Kayak"]} />
    </MantineProvider>,
  );
  await user.type(screen.getByRole("combobox", { name: "Tour" }), "velos");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Les vélos",
  ]);
});
