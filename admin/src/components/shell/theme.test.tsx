import { Button, MantineProvider, Select } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { theme } from "./theme.ts";

afterEach(cleanup);

test("centres a loading button's loader with reduced motion", () => {
  // Mantine disables motion in tests as it does for reduced motion.
  render(
    <MantineProvider theme={theme} env="test">
      <Button loading>Save</Button>
    </MantineProvider>,
  );
  const loader = screen.getByRole("button").querySelector<HTMLElement>(".mantine-Button-loader");
  expect(loader?.style.transform).toMatch(/^translate\(-50%/);
});

test("finds a choice regardless of accents", async () => {
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
