import type { Context } from "hono";
import { logIn } from "shared/endpoints/auth";
import { logInWithSecondFactor } from "shared/endpoints/second-factor";
import { cut } from "../../audit/clip.ts";
import type { EventLog } from "../../audit/event-log.ts";
import type { AppError } from "../../lib/errors.ts";
import { actorOf } from "../actor.ts";
import type { AppEnv } from "../context.ts";
import { loggedPath } from "./logged-path.ts";

/** Strangers choose it. */
const longestPath = 100;

/** Failed sign-ins have entries of their own, by account. */
const signIns: string[] = [logIn.path, logInWithSecondFactor.path];

const actionOf = ({ req }: Context<AppEnv>, { code }: AppError) => {
  switch (code) {
    case "rate_limited":
      return "limit.reached";
    case "forbidden":
      return signIns.includes(req.path) ? undefined : "access.refused";
    case "unauthenticated":
      return req.header("Authorization") && !signIns.includes(req.path)
        ? "access.refused"
        : undefined;
    default:
      return undefined;
  }
};

/** Adds an entry about a refused request to the activity log. */
export const noteRefusal = (
  c: Context<AppEnv>,
  refusal: AppError,
  { note }: Pick<EventLog, "note">,
) => {
  const action = actionOf(c, refusal);
  if (!action) return;
  const { method } = c.req;
  const path = cut(loggedPath(c.req.path), longestPath);
  note(actorOf(c), { action, after: { method, path, because: refusal.message } });
};
