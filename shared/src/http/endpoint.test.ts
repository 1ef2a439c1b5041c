import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { listUsers, readUser, type updateUser } from "../accounts/users.endpoints.ts";
import type { User } from "../accounts/users.ts";
import type { submitInquiry } from "../inbox/inquiries.endpoints.ts";
import type { AnswerSchema, BodySchema, PathParams, QuerySchema } from "./endpoint.ts";
import { fillPath } from "./endpoint.ts";

test("fills each path parameter in as one segment", () => {
  expect(fillPath(readUser, { id: "a/b ?#%$&" })).toBe(
    "/api/ibirwa-clients/user/a%2Fb%20%3F%23%25%24%26",
  );
  expect(fillPath(listUsers, {})).toBe("/api/ibirwa-clients/users");
});

test("types the requests and answers of an endpoint", () => {
  expectTypeOf<PathParams<typeof updateUser>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<keyof PathParams<typeof listUsers>>().toBeNever();
  expectTypeOf<z.input<QuerySchema<typeof listUsers>>["page"]>().toEqualTypeOf<
    string | undefined
  >();
  expectTypeOf<z.output<QuerySchema<typeof listUsers>>["page"]>().toEqualTypeOf<number>();
  expectTypeOf<z.input<BodySchema<typeof submitInquiry>>["paxNumber"]>().toEqualTypeOf<
    number | string
  >();
  expectTypeOf<z.output<BodySchema<typeof listUsers>>>().toBeUndefined();
  expectTypeOf<z.output<AnswerSchema<typeof readUser>>["user"]>().toEqualTypeOf<User>();
});
