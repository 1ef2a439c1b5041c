import { cspReport } from "shared/http/csp-reports";
import { reportCspViolation } from "shared/http/csp-reports.endpoints";
import { parseInput, parseJson } from "#platform/parse-input.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import { limitByAddress } from "../rate-limit.ts";
import { route } from "../route.ts";

const longestText = 200;
/** Limit for all visitors together, because strangers can post reports and fill the log. */
const mostLinesAMinute = 30;

/** An address without what may be private in it. */
const shorten = (address: string) => address.replace(/[?#].*$/s, "").slice(0, longestText);

export const cspReportsRoutes = ({ now }: { now: () => Date }) => {
  const lines = createRateLimiter({ seconds: 60, now });
  return [
    route(
      reportCspViolation,
      [limitByAddress({ limit: 20, seconds: 600 }, now)],
      async ({ c, body }) => {
        const { "csp-report": report } = parseInput(cspReport, parseJson(body));
        if (lines.take("all", mostLinesAMinute) > 0) return undefined;
        c.get("log").warn(
          {
            event: "csp.violation",
            page: shorten(report["document-uri"]),
            directive: shorten(report["effective-directive"]),
            blocked: shorten(report["blocked-uri"]),
            source: shorten(report["source-file"] ?? ""),
            line: report["line-number"],
          },
          "Content security policy violation reported.",
        );
        return undefined;
      },
    ),
  ];
};
