import type { Endpoint } from "../../http/endpoint.ts";
import {
  ageInput,
  chosenConversations,
  oldMessages,
  personalDataErased,
  personalDataFound,
  personInput,
} from "./personal-data.ts";

export const exportInquiries = {
  method: "GET",
  path: "/api/personal-data/inquiries",
  summary: "All inquiries as a file",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;

export const exportContacts = {
  method: "GET",
  path: "/api/personal-data/contacts",
  summary: "All contact messages as a file",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;

export const exportConversations = {
  method: "GET",
  path: "/api/personal-data/conversations",
  summary: "Conversations with answers, notes and changes as a file",
  access: "admin",
  reauthentication: "always",
  query: chosenConversations,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;

export const findPersonalData = {
  method: "POST",
  path: "/api/personal-data/find",
  summary: "Count the data stored about a person",
  access: "admin",
  body: { type: "json", schema: personInput },
  status: 200,
  answer: personalDataFound,
} as const satisfies Endpoint;

export const erasePersonalData = {
  method: "POST",
  path: "/api/personal-data/erase",
  summary: "Erase all data stored about a person",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: personInput },
  status: 200,
  answer: personalDataErased,
} as const satisfies Endpoint;

export const countOldMessages = {
  method: "POST",
  path: "/api/personal-data/count-old",
  summary: "Count inquiries and messages older than a number of days",
  access: "admin",
  body: { type: "json", schema: ageInput },
  status: 200,
  answer: oldMessages,
} as const satisfies Endpoint;
