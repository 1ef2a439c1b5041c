import type { readUser } from "shared/accounts/users.endpoints";
import type {
  listTourServices,
  updateTourService,
} from "shared/content/tours/tour-services.endpoints";
import type { listContacts, respondToContact } from "shared/inbox/contacts.endpoints";
import type { exportContacts } from "shared/inbox/personal-data/personal-data.endpoints";
import { expectTypeOf, test } from "vitest";
import type { JsonEndpoint, RequestOptions } from "./request-options.ts";

test("a path's parameters must be given, by the contract's names", () => {
  expectTypeOf<RequestOptions<typeof readUser>["params"]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<{ params: { user: string } }>().not.toExtend<RequestOptions<typeof readUser>>();
  expectTypeOf<object>().not.toExtend<RequestOptions<typeof readUser>>();
  expectTypeOf<object>().toExtend<RequestOptions<typeof listTourServices>>();
});

test("a query and a JSON body must be those of the contract", () => {
  expectTypeOf<RequestOptions<typeof listContacts>["query"]["page"]>().toEqualTypeOf<number>();
  expectTypeOf<{ body: { contactId: string } }>().not.toExtend<
    RequestOptions<typeof respondToContact>
  >();
  expectTypeOf<{ body: { contactId: string; responseMessage: string } }>().toExtend<
    RequestOptions<typeof respondToContact>
  >();
});

test("a multipart body has the contract's parts, files apart as text", () => {
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

test("a file is downloaded, not parsed", () => {
  expectTypeOf<typeof exportContacts>().not.toExtend<JsonEndpoint>();
});
