import type { ApiScope } from "shared/http/api-scopes";

export const scopeLabels: Record<ApiScope, string> = {
  "content:read": "Read content",
  "content:write": "Change content",
  "inbox:read": "Read the inbox",
  "inbox:write": "Reply and change the inbox",
};

export const scopeDescriptions: Record<ApiScope, string> = {
  "content:read": "Tours, photos, reviews, team and pages, hidden ones included.",
  "content:write": "Add, change and delete content, and publish it. Includes reading.",
  "inbox:read": "Conversations, guests' contact details, trips and reports.",
  "inbox:write":
    "Email guests, read and send proposals, and record payments and notes. Includes reading.",
};
