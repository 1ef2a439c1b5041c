import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type PreviewOrder, previewAnswer } from "shared/content/records/preview-orders";

/** A process of the compiled site in `folder` that renders previews. */
export const openPreviewRenderer = (folder: string, environment: NodeJS.ProcessEnv) => {
  const program = join(folder, "renderer", "prerender-entry.preview-orders.mjs");
  const child = fork(program, {
    env: { ...environment, CLIENT_FOLDER: join(folder, "client") },
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let id = 0;
  const render = async (order: Omit<PreviewOrder, "id">) => {
    id += 1;
    child.send({ ...order, id });
    const [message] = await once(child, "message");
    const answer = previewAnswer.parse(message);
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.page;
  };
  return { render, pid: child.pid, stop: () => child.kill("SIGKILL") };
};
