import type { Graph, Thing } from "schema-dts";

/** Escapes every `<`, so that no stored text can close the script element. */
export function jsonLd(things: Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
