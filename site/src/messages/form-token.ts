import { getJson } from "../lib/api.ts";
import { isShape, isString } from "../lib/guards.ts";

const isFormToken = isShape<{ token: string }>({ token: isString });

/** The token for a form's next message; the form does without where none comes in time. */
export function createFormToken(formUrl: string) {
  let token: string | undefined;
  let isAsked = false;

  const ask = async () => {
    try {
      const { body } = await getJson(formUrl.replace(/\/api\/.*/, "/api/forms/token"));
      if (isFormToken(body)) token = body.token;
    } catch {
      // There may be a connection at the next touch of the form.
    }
    isAsked = token !== undefined;
  };

  return {
    current: () => token,
    prepare: () => {
      if (isAsked) return;
      isAsked = true;
      void ask();
    },
    /** The next message needs another one. */
    forget: () => {
      token = undefined;
      isAsked = false;
    },
  };
}
export type FormToken = ReturnType<typeof createFormToken>;
