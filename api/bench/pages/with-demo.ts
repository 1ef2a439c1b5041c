import { readTours } from "../save-until-shown.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";

/** Runs `job` while the product shows its demo. */
export const withDemo = <Result>(
  job: (demo: { origin: string; tourPath: string }) => Promise<Result>,
) =>
  withSampleData({}, async (folder) => {
    await using product = await startProduct(folder, { SEED: "demo" });
    const [tour] = await readTours(product.origin);
    if (!tour) throw new Error("The demo has no tours.");
    return await job({ origin: product.origin, tourPath: `/service/${tour._id}` });
  });
