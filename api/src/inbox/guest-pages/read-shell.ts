import type { Releases } from "#publishing/hosting/releases.ts";
import { readIdentity } from "#publishing/hosting/send-file.ts";
import { isShell } from "./fill-shell.ts";

type Deps = { releases: Pick<Releases, "find">; publicUrl: string; now: () => Date };

/** The page of the site whose title and `main` are replaced. */
const shellPath = "/guest-page";
/** Milliseconds that a shell from another host is kept, and how long it may take to answer. */
const keptFor = 60_000;
const longestFetch = 5_000;

const plainShell = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'self'; base-uri 'none'; object-src 'none'">
<title>Your proposal</title>
</head>
<body>
<main>
</main>
</body>
</html>
`;

const fetchShell = async (publicUrl: string) => {
  try {
    const answer = await fetch(publicUrl + shellPath, {
      signal: AbortSignal.timeout(longestFetch),
    });
    const html = answer.ok ? await answer.text() : "";
    return isShell(html) ? html : undefined;
  } catch {
    return undefined;
  }
};

/** The frame of guests' pages: from the release of this process, else from the site, else without its design. */
export const createShellReader = ({ releases, publicUrl, now }: Deps) => {
  let kept = { html: plainShell, until: 0 };
  let running: Promise<string> | undefined;

  const refresh = async () => {
    const html = (await fetchShell(publicUrl)) ?? kept.html;
    kept = { html, until: now().getTime() + keptFor };
    running = undefined;
    return html;
  };

  const readFromSite = async () => {
    if (now().getTime() < kept.until) return kept.html;
    running ??= refresh();
    return running;
  };

  return async (): Promise<string> => {
    const file = releases.find(shellPath);
    return file ? Buffer.from(await readIdentity(file)).toString() : readFromSite();
  };
};
