import { requestsPerSecond } from "./requests-per-second.ts";
import { atOnce, sendInquiries } from "./send-inquiries.ts";
import { startProduct } from "./servers/start-product.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

const counts = [1, 2, 3];
const inquiries = 3_000;

/** What more processes add on one machine, over one file. */
export const benchProcesses = () =>
  withSampleData({ tours: 20 }, async (folder) => {
    const rows: (string | number)[][] = [];
    for (const count of counts) {
      const settings = { PROCESSES: String(count), TRUST_PROXY: "1", BACKUP_EVERY: "off" };
      const product = await startProduct(folder, settings);
      const home = await requestsPerSecond(product.origin);
      const services = await requestsPerSecond(`${product.origin}/api/services`);
      const stored = await sendInquiries(product.origin, inquiries);
      rows.push([count, ...[home, services, stored].map(Math.round)]);
      await product.stop();
    }
    printTable(
      `Processes on one file, ${atOnce} connections, a second; inquiries as in a flood, stored and synced`,
      ["processes", "GET /", "GET /api/services", "POST /api/inquiries"],
      rows,
    );
  });
