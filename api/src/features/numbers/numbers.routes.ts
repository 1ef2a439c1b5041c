import { exportNumbers, readNumbers } from "shared/endpoints/numbers";
import { route } from "../../middleware/route.ts";
import { csvFile, sendDownload } from "../../middleware/send-download.ts";
import type { NumbersService } from "./numbers.service.ts";

type Deps = { numbers: NumbersService; now: () => Date };

export const numbersRoutes = ({ numbers, now }: Deps) => [
  route(readNumbers, ({ query }) => numbers.read(query)),
  route(exportNumbers, async ({ c, query }) =>
    sendDownload(c, csvFile("numbers", now()), await numbers.export(query)),
  ),
];
