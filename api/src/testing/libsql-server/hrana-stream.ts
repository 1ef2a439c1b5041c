import Driver from "libsql/promise";
import {
  type HranaBatch,
  type HranaCondition,
  HranaError,
  type HranaRequest,
  type HranaStatement,
} from "./hrana-protocol.ts";
import { runStatement, toHranaError } from "./hrana-statement.ts";
import type { WriteLock } from "./write-lock.ts";

/** SQLite's lock timeout on the driver's threads (ms). */
const timeout = 1_000;

type Outcome = { result: unknown } | { error: { message: string; code: string } } | undefined;

const holds = (condition: HranaCondition, outcomes: Outcome[], isAutocommit: boolean): boolean => {
  const holdsToo = (condition: HranaCondition) => holds(condition, outcomes, isAutocommit);
  switch (condition.type) {
    case "ok":
      return "result" in (outcomes[condition.step] ?? {});
    case "error":
      return "error" in (outcomes[condition.step] ?? {});
    case "not":
      return !holdsToo(condition.cond);
    case "and":
      return condition.conds.every(holdsToo);
    case "or":
      return condition.conds.some(holdsToo);
    case "is_autocommit":
      return isAutocommit;
  }
};

/** A connection to the file, as a stream of Hrana uses it. */
export const openHranaStream = (path: string, writeLock: WriteLock) => {
  const driver = new Driver(path, { timeout });
  const stored = new Map<number, string>();
  let isClosed = false;
  let release: (() => void) | undefined;

  const isAutocommit = () => !(driver as unknown as { inTransaction: boolean }).inTransaction;

  const getSql = ({ sql, sql_id }: Pick<HranaStatement, "sql" | "sql_id">) => {
    const text = sql ?? stored.get(sql_id ?? -1);
    if (text === undefined) throw new HranaError("The SQL text was not found", "SQL_NOT_FOUND");
    return text;
  };
  const unlock = () => {
    release?.();
    release = undefined;
  };
  const execute = async (statement: HranaStatement) => {
    const sql = getSql(statement);
    if (!release && /^\s*BEGIN IMMEDIATE/i.test(sql)) release = await writeLock.acquire();
    try {
      return await runStatement(driver, sql, statement);
    } finally {
      if (isAutocommit()) unlock();
    }
  };

  const attempt = async (statement: HranaStatement): Promise<Outcome> => {
    try {
      return { result: await execute(statement) };
    } catch (error) {
      const { message, code } = toHranaError(error);
      return { error: { message, code } };
    }
  };

  const runBatch = async ({ steps }: HranaBatch) => {
    const outcomes: Outcome[] = [];
    for (const { stmt, condition } of steps) {
      const isRun = !condition || holds(condition, outcomes, isAutocommit());
      outcomes.push(isRun ? await attempt(stmt) : undefined);
    }
    return {
      step_results: outcomes.map((outcome) =>
        outcome && "result" in outcome ? outcome.result : null,
      ),
      step_errors: outcomes.map((outcome) =>
        outcome && "error" in outcome ? outcome.error : null,
      ),
    };
  };

  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await driver.exec("ROLLBACK").catch(() => {});
    driver.close();
    unlock();
  };

  const describe = async (sql: string) => {
    const prepared = await driver.prepare(sql);
    const cols = prepared.reader ? prepared.columns() : [];
    const isReadonly = /^\s*(SELECT|WITH|EXPLAIN)/i.test(sql);
    return { params: [], cols, is_explain: /^\s*EXPLAIN/i.test(sql), is_readonly: isReadonly };
  };

  const answer = async (request: HranaRequest): Promise<object> => {
    switch (request.type) {
      case "execute":
        return { result: await execute(request.stmt) };
      case "batch":
        return { result: await runBatch(request.batch) };
      case "sequence":
        await driver.exec(getSql(request));
        return {};
      case "describe":
        return { result: await describe(getSql(request)) };
      case "store_sql":
        stored.set(request.sql_id, request.sql);
        return {};
      case "close_sql":
        stored.delete(request.sql_id);
        return {};
      case "get_autocommit":
        return { is_autocommit: isAutocommit() };
      case "close":
        await close();
        return {};
      default:
        throw new HranaError("Unknown type of request", "PROTOCOL_ERROR");
    }
  };

  return {
    get isClosed() {
      return isClosed;
    },
    close,
    /** Returns the result of a request in the format of the response. */
    handle: async (request: HranaRequest) => {
      try {
        const response = { type: request.type, ...(await answer(request)) };
        return { type: "ok", response };
      } catch (error) {
        const { message, code } = toHranaError(error);
        return { type: "error", error: { message, code } };
      }
    },
  };
};
export type HranaStream = ReturnType<typeof openHranaStream>;
