import { print } from "#platform/print.ts";

export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));
