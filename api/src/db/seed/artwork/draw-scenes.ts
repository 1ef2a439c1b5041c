import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import pLimit from "p-limit";
import { scenes } from "./scenes.ts";

/** In px; larger ones would keep the first start busy for seconds more. */
const width = 1280;

/** A process: draws every scene as the PNG file that an owner would upload, into the given folder. */
const [folder = "."] = process.argv.slice(2);
const atMostTwo = pLimit(2);

const draw = async ([name, sceneOf]: [string, () => string]) => {
  const image = await renderAsync(sceneOf(), { fitTo: { mode: "width", value: width } });
  await writeFile(join(folder, `${name}.png`), image.asPng());
};

await Promise.all(Object.entries(scenes).map((scene) => atMostTwo(() => draw(scene))));
