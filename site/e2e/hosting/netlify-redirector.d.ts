declare module "netlify-redirector" {
  type Request = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  type Match = { to: string; status: number };
  type Matcher = { match: (request: Request) => Match | null };
  const redirector: { parsePlain: (rules: string, options: object) => Promise<Matcher> };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default redirector;
}
