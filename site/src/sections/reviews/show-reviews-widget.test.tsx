import { expect, test } from "vitest";
import { showReviewsWidget } from "./show-reviews-widget.ts";

test("accepts only valid messages from the widget's own frame", () => {
  const page = document.createElement("div");
  const frame = document.createElement("iframe");
  const inside = new MessageChannel().port1;
  Object.defineProperty(frame, "contentWindow", { value: inside });
  frame.dataset.source = "/reviews-widget";
  page.append(frame);
  showReviewsWidget(frame, document.createElement("div"));
  const say = (data: unknown, source: MessageEventSource = inside) =>
    window.dispatchEvent(new MessageEvent("message", { data, source }));

  say({ height: 700 }, window);
  say({ failed: true }, window);
  for (const data of [{ height: "700" }, { html: "<b>" }, "700", null]) say(data);
  expect(page.contains(frame)).toBe(true);
  expect(frame.style.blockSize).toBe("");

  say({ height: 700 });
  expect(frame.style.blockSize).toBe("700px");
  say({ height: 1e9 });
  expect(frame.style.blockSize).toBe("10000px");
});
