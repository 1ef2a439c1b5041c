import { session, tokenRenewed } from "shared/auth";
import { buildBody, buildList } from "shared/builds";
import { contactList, contactSaved } from "shared/contacts";
import { content } from "shared/content";
import { messageBody } from "shared/errors";
import { galleryItem, galleryItemSaved, galleryList } from "shared/gallery";
import { health } from "shared/health";
import { inquiryList, inquiryReceipt, inquirySaved } from "shared/inquiries";
import { mailBody, mailList } from "shared/outbox";
import { personalDataErased, personalDataFound } from "shared/personal-data";
import { reviewList } from "shared/reviews";
import { stats } from "shared/stats";
import { tourService, tourServiceList, tourServiceSaved } from "shared/tour-services";
import { userBody, userList, userSaved } from "shared/users";
import { z } from "zod";
import { makePhoto } from "../pictures/pictures.ts";
import { buildReport, signedReport } from "../publishing/webhook.ts";
import { testPassword } from "./create-test-app.ts";
import type { Sent } from "./request.ts";
import type { SampleRows } from "./sample-rows.ts";
import { sampleContact, sampleInquiry, sampleServiceParts, sampleSignup } from "./samples.ts";

export type RouteCase = {
  who: "all" | "user" | "admin";
  /** Status and shape of the success; no shape where there is no body. */
  status: 200 | 201 | 202 | 204;
  shape?: z.ZodType;
  /** Which row `:id` is. */
  id?: keyof SampleRows;
  /** What a client sends to succeed. */
  sent?: (rows: SampleRows) => Sent | Promise<Sent>;
};

const profile = { username: "Renamed", email: "renamed@example.test" };
const passwords = { currentPassword: testPassword, newPassword: "a new long password" };
const answer = { responseMessage: "Karibu!" };
const service = sampleServiceParts();

/** The routes of the wire contract: who may call each, and a call that succeeds. */
export const routeTable: Record<string, RouteCase> = {
  "POST /api/ibirwa-clients/signup": {
    who: "all",
    status: 201,
    shape: messageBody,
    sent: () => ({ json: sampleSignup }),
  },
  "POST /api/ibirwa-clients/login": {
    who: "all",
    status: 200,
    shape: session,
    sent: ({ email }) => ({ json: { email, password: testPassword } }),
  },
  "POST /api/ibirwa-clients/logout": { who: "user", status: 200, shape: messageBody },
  "POST /api/ibirwa-clients/me/sign-out-others": { who: "user", status: 200, shape: tokenRenewed },
  "GET /api/ibirwa-clients/me": { who: "user", status: 200, shape: userBody },
  "PUT /api/ibirwa-clients/me": {
    who: "user",
    status: 200,
    shape: userSaved,
    sent: () => ({ json: profile }),
  },
  "POST /api/ibirwa-clients/me/password": {
    who: "user",
    status: 200,
    shape: tokenRenewed,
    sent: () => ({ json: passwords }),
  },
  "GET /api/ibirwa-clients/users": { who: "admin", status: 200, shape: userList },
  "GET /api/ibirwa-clients/user/:id": { who: "admin", status: 200, shape: userBody, id: "user" },
  "PUT /api/ibirwa-clients/user/:id": {
    who: "admin",
    status: 200,
    shape: userSaved,
    id: "user",
    sent: ({ user }) => ({
      json: { username: "Guide", email: `${user}@example.test`, role: "guide" },
    }),
  },
  "PATCH /api/ibirwa-clients/user/:id/block": {
    who: "admin",
    status: 200,
    shape: userSaved,
    id: "user",
    sent: () => ({ json: { blocked: true } }),
  },
  "POST /api/contact": {
    who: "all",
    status: 201,
    shape: messageBody,
    sent: () => ({ json: sampleContact }),
  },
  "GET /api/contacts": { who: "admin", status: 200, shape: contactList },
  "POST /api/respond": {
    who: "admin",
    status: 200,
    shape: contactSaved,
    sent: ({ contact }) => ({ json: { contactId: contact, ...answer } }),
  },
  "PATCH /api/contacts/:id/spam": {
    who: "admin",
    status: 200,
    shape: contactSaved,
    id: "contact",
    sent: () => ({ json: { spam: true } }),
  },
  "POST /api/inquiries": {
    who: "all",
    status: 201,
    shape: inquiryReceipt,
    sent: () => ({ json: sampleInquiry }),
  },
  "GET /api/inquiries": { who: "admin", status: 200, shape: inquiryList },
  "POST /api/inquiries/respond/:id": {
    who: "admin",
    status: 200,
    shape: inquirySaved,
    id: "inquiry",
    sent: () => ({ json: answer }),
  },
  "PATCH /api/inquiries/:id/spam": {
    who: "admin",
    status: 200,
    shape: inquirySaved,
    id: "inquiry",
    sent: () => ({ json: { spam: true } }),
  },
  "DELETE /api/inquiries/:id": { who: "admin", status: 200, shape: messageBody, id: "inquiry" },
  "GET /api/services": { who: "all", status: 200, shape: tourServiceList },
  "GET /api/services/:id": { who: "all", status: 200, shape: tourService, id: "service" },
  "POST /api/services": {
    who: "admin",
    status: 201,
    shape: tourServiceSaved,
    sent: async () => ({ parts: { ...service, imageFile: await makePhoto() } }),
  },
  "PUT /api/services/:id": {
    who: "admin",
    status: 200,
    shape: tourServiceSaved,
    id: "service",
    sent: () => ({ parts: service }),
  },
  "DELETE /api/services/:id": { who: "admin", status: 200, shape: messageBody, id: "service" },
  "GET /api/gallery": { who: "all", status: 200, shape: galleryList },
  "GET /api/gallery/:id": { who: "all", status: 200, shape: galleryItem, id: "item" },
  "POST /api/gallery": {
    who: "admin",
    status: 201,
    shape: galleryItemSaved,
    sent: async () => ({ parts: { title: "Dawn", imageFile: await makePhoto() } }),
  },
  "PUT /api/gallery/:id": {
    who: "admin",
    status: 200,
    shape: galleryItemSaved,
    id: "item",
    sent: () => ({ parts: { title: "Dusk" } }),
  },
  "DELETE /api/gallery/:id": { who: "admin", status: 200, shape: messageBody, id: "item" },
  "GET /api/reviews": { who: "all", status: 200, shape: reviewList },
  "DELETE /api/reviews/:id": { who: "admin", status: 200, shape: messageBody, id: "review" },
  "GET /api/content": { who: "all", status: 200, shape: content },
  "GET /api/stats": { who: "admin", status: 200, shape: stats },
  "GET /api/builds": { who: "admin", status: 200, shape: buildList },
  "GET /api/builds/:id": { who: "admin", status: 200, shape: buildBody, id: "build" },
  "POST /api/builds": { who: "admin", status: 202, shape: buildBody },
  "POST /api/builds/:id/rollback": { who: "admin", status: 202, shape: buildBody, id: "build" },
  "POST /api/builds/callback": {
    who: "all",
    status: 204,
    sent: ({ build }) => signedReport(buildReport(build)),
  },
  "GET /api/outbox": { who: "admin", status: 200, shape: mailList },
  "POST /api/outbox/:id/retry": { who: "admin", status: 202, shape: mailBody, id: "mail" },
  "GET /api/personal-data/inquiries": { who: "admin", status: 200 },
  "GET /api/personal-data/contacts": { who: "admin", status: 200 },
  "POST /api/personal-data/find": {
    who: "admin",
    status: 200,
    shape: personalDataFound,
    sent: ({ email }) => ({ json: { email } }),
  },
  "POST /api/personal-data/erase": {
    who: "admin",
    status: 200,
    shape: personalDataErased,
    sent: ({ email }) => ({ json: { email } }),
  },
  "GET /api/health": { who: "all", status: 200, shape: health },
  "GET /api/openapi.json": { who: "all", status: 200, shape: z.looseObject({}) },
};

/** The route with its `:id` filled in, and what to send there. */
export const callOf = async (route: string, rows: SampleRows) => {
  const { id, sent } = routeTable[route]!;
  return { route: id ? route.replace(":id", rows[id]) : route, sent: (await sent?.(rows)) ?? {} };
};
