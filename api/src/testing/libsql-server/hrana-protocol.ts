/**
 * The part of Hrana over HTTP that clients use:
 * https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md
 */

export type HranaValue =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

export type HranaStatement = {
  sql?: string;
  sql_id?: number;
  args?: HranaValue[];
  named_args?: { name: string; value: HranaValue }[];
  want_rows?: boolean;
};

export type HranaCondition =
  | { type: "ok" | "error"; step: number }
  | { type: "not"; cond: HranaCondition }
  | { type: "and" | "or"; conds: HranaCondition[] }
  | { type: "is_autocommit" };

export type HranaBatch = { steps: { stmt: HranaStatement; condition?: HranaCondition }[] };

export type HranaRequest =
  | { type: "execute"; stmt: HranaStatement }
  | { type: "batch"; batch: HranaBatch }
  | { type: "sequence" | "describe"; sql?: string; sql_id?: number }
  | { type: "store_sql"; sql_id: number; sql: string }
  | { type: "close_sql"; sql_id: number }
  | { type: "get_autocommit" | "close" };

export type HranaPipeline = { baton?: string | null; requests: HranaRequest[] };

/** A refusal with the code that sqld gives. */
export class HranaError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}
