import { type PreviewAnswer, previewOrder } from "shared/content/records/preview-orders";
import { createPreviewRenderer } from "./previews/preview-renderer.ts";
import { readRendererSettings } from "./settings.ts";

/** Renders the previews that the parent process orders, and ends with it. */
process.once("disconnect", () => process.exit());

const render = createPreviewRenderer(readRendererSettings());

const answer = async (message: unknown): Promise<PreviewAnswer> => {
  const order = previewOrder.parse(message);
  try {
    return { id: order.id, page: await render(order) };
  } catch (error) {
    return { id: order.id, problem: error instanceof Error ? error.message : String(error) };
  }
};

process.on("message", async (message) => process.send?.(await answer(message)));
