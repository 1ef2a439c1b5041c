import { randomUUID } from "node:crypto";
import { processEnvironment } from "../../src/env/env.ts";
import { startHranaServer } from "../../src/testing/libsql-server/hrana-server.ts";

/** The tests' database server over the file of `BENCH_DATABASE`, in a process of its own, as an sqld has one. */
const token = randomUUID();
const { url } = await startHranaServer({ path: processEnvironment.BENCH_DATABASE ?? "", token });
process.send?.({ port: Number(new URL(url).port), token });
