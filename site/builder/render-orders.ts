import { describeBuildError } from "./describe-build-error.ts";
import { type RenderResult, renderOrder } from "./renderer/messages.ts";
import { renderRelease } from "./renderer/render-release.ts";

/** Makes the releases that the parent process orders, and ends with it. */
process.once("disconnect", () => process.exit());

const render = async (message: unknown): Promise<RenderResult> => {
  try {
    return { revision: await renderRelease(renderOrder.parse(message)) };
  } catch (error) {
    return { problem: describeBuildError(error) };
  }
};

process.on("message", async (message) => process.send?.(await render(message)));
