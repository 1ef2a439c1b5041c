import type { ErrorBody, SignInMethod } from "shared/http/errors";
import { isListOf, isOneOf, isShape, isString } from "../../lib/guards.ts";

/** The API's answer to the right password of an account with a second factor. */
export type SecondStepDemand = {
  code: "second_factor_required";
  message: string;
  ticket: string;
  methods: SignInMethod[];
};

const code = "second_factor_required" satisfies ErrorBody["code"];

const isDemand = isShape<SecondStepDemand>({
  code: isOneOf(code),
  message: isString,
  ticket: isString,
  methods: isListOf(isOneOf("totp", "passkey", "recovery")),
});

export const parseDemand = (body: unknown): SecondStepDemand | undefined =>
  isDemand(body) ? body : undefined;
