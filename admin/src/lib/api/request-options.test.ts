import type { readUser } from "shared/accounts/users.endpoints";
import type {
  listTourServices,
  updateTourService,
} from "shared/content/tours/tour-services.endpoints";
import type { listContacts, respondToContact } from "shared/inbox/contacts.endpoints";
import type { exportContacts } from "shared/inbox/personal-data/personal-data.endpoints";
import { expectTypeOf, test } from "vitest";
import type { JsonEndpoint, RequestOptions } from "./request-options.ts";

test("requires a path's parameters under the contract's names", () => {
  expectTypeOf<RequestOptions<typeof readUser>["params"]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<{ params: { user: string } }>().not.toExtend<RequestOptions<typeof readUser>>();
  expectTypeOf<object>().not.toExtend<RequestOptions<typeof readUser>>();
  expectTypeOf<object>().toExtend<RequestOptions<typeof listTourServices>>();
});

test("accepts only the contract's query and JSON body", () => {
  expectTypeOf<RequestOptions<typeof listContacts>["query"]["page"]>().toEqualTypeOf<number>();
  expectTypeOf<{ body: { contactId: string } }>().not.toExtend<
    RequestOptions<typeof respondToContact>
  >();
  expectTypeOf<{ body: { contactId: string; responseMessage: string } }>().toExtend<
    RequestOptions<typeof respondToContact>
  >();
});

test("sends a multipart body with the contract's parts and everything but files as text", () => {
  expectTypeOf<RequestOptions<typeof updateTourService>["body"]>().toEqualTypeOf<{
    title: string;
    description: string;
    descriptionText: string | null;
    detailPage: string;
    details: string;
    imageFile: File | null;
    facts: string | null;
    photos: string | null;
    isShown: string | null;
  }>();
});

test("downloads a file without parsing it", () => {
  expectTypeOf<typeof exportContacts>().not.toExtend<JsonEndpoint>();
});
