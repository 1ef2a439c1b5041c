import { expect, test, vi } from "vitest";
import { reloadWhenRestored } from "./reload-when-restored.ts";

test("reloads a page restored from the browser's memory", () => {
  const reload = vi.fn();
  reloadWhenRestored(window, reload);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});
