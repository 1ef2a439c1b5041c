import { exportNumbers, readNumbers } from "shared/inbox/reports/numbers.endpoints";
import { csvFile, sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { NumbersService } from "./numbers.service.ts";

type Deps = { numbers: NumbersService; now: () => Date };

export const numbersRoutes = ({ numbers, now }: Deps) => [
  route(readNumbers, ({ query }) => numbers.read(query)),
  route(exportNumbers, async ({ c, query }) =>
    sendDownload(c, csvFile("numbers", now()), await numbers.export(query)),
  ),
];
