import type { Context } from "hono";
import { logIn } from "shared/accounts/auth.endpoints";
import { logInWithSecondFactor } from "shared/accounts/second-factor.endpoints";
import type { Actor } from "#platform/actor.ts";
import { cut } from "#platform/cut.ts";
import type { AppError } from "#platform/errors.ts";
import { getActor } from "../actor.ts";
import type { AppEnv } from "../context.ts";
import { loggedPath } from "./logged-path.ts";

/** Adds an event to the activity log. */
export type NoteRefusal = (
  by: Actor,
  event: {
    action: "access.refused" | "limit.reached";
    after: { method: string; path: string; because: string };
  },
) => void;

/** In characters: clients choose the path. */
const longestPath = 100;

/** A failed sign-in has its own entry, by account. */
const signIns: string[] = [logIn.path, logInWithSecondFactor.path];

const getAction = ({ req }: Context<AppEnv>, { code }: AppError) => {
  switch (code) {
    case "rate_limited":
      return "limit.reached";
    case "forbidden":
      return signIns.includes(req.path) ? undefined : "access.refused";
    case "access_missing":
      return "access.refused";
    case "unauthenticated":
      return req.header("Authorization") && !signIns.includes(req.path)
        ? "access.refused"
        : undefined;
    default:
      return undefined;
  }
};

/** Adds an entry about a refused request to the activity log. */
export const noteRefusal = (c: Context<AppEnv>, refusal: AppError, note: NoteRefusal) => {
  const action = getAction(c, refusal);
  if (!action) return;
  const { method } = c.req;
  const path = cut(loggedPath(c.req.path), longestPath);
  note(getActor(c), { action, after: { method, path, because: refusal.message } });
};
