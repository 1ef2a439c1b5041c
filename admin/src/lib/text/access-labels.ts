import type { UserAccess } from "shared/accounts/users";

export const accessLabels: Record<UserAccess, string> = {
  all: "Everything",
  content: "Content only",
};

export const accessDescriptions: Record<UserAccess, string> = {
  all: "Also guests, money, accounts and settings.",
  content:
    "Tours, photos, pages, reviews, questions and the team. No inbox, payments, accounts or settings.",
};
