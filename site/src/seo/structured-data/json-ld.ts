import type { Graph, Thing } from "schema-dts";

/** Things as the text of a JSON-LD script. Every `<` is escaped, so that no stored text can close the element. */
export function jsonLd(things: Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
