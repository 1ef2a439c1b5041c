import { readFormToken } from "shared/endpoints/form-tokens";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { route } from "../../middleware/route.ts";
import type { FormTokens } from "../../spam/form-tokens.ts";

type Deps = { formTokens: FormTokens; now: () => Date };

export const formTokensRoutes = ({ formTokens, now }: Deps) => [
  route(readFormToken, [limitByAddress({ limit: 60, seconds: 600 }, now)], ({ c }) => {
    c.header("Cache-Control", "no-store");
    return { token: formTokens.issue() };
  }),
];
