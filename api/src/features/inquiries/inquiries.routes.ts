import { messageBody } from "shared/errors";
import {
  inquiryDeleted,
  inquiryList,
  inquiryListQuery,
  inquiryPost,
  inquiryReceipt,
  inquiryResponse,
  inquirySaved,
} from "shared/inquiries";
import { responseSent } from "shared/responses";
import { spamInput } from "shared/spam";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { answerBrowserForms } from "../../middleware/redirect-html-forms.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { validateJson, validateJsonOrForm, validateQuery } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { InquiriesService } from "./inquiries.service.ts";

type Deps = {
  inquiries: InquiriesService;
  guards: Guards;
  diskSpace: DiskSpaceMonitor;
  now: () => Date;
};

export const inquiriesRoutes = ({ inquiries, guards, diskSpace, now }: Deps) =>
  factory
    .createApp()
    .post(
      "/inquiries",
      describe("Send an inquiry", 201, inquiryReceipt),
      answerBrowserForms("/inquiry-sent"),
      limitByAddress({ limit: 20, seconds: 600 }, now),
      requireDiskSpace(diskSpace),
      validateJsonOrForm(inquiryPost),
      async (c) => {
        const key = parseIdempotencyKey(c.req.header("Idempotency-Key"));
        return c.json(await inquiries.submit(c.req.valid("json"), key), 201);
      },
    )
    .get(
      "/inquiries",
      describe("All inquiries", 200, inquiryList),
      guards.requireAdmin,
      validateQuery(inquiryListQuery),
      async (c) => c.json(await inquiries.list(c.req.valid("query")), 200),
    )
    .post(
      "/inquiries/respond/:id",
      describe("Answer an inquiry", 200, inquirySaved),
      guards.requireAdmin,
      validateJson(inquiryResponse),
      async (c) => {
        const inquiry = await inquiries.respond(c.req.param("id"), c.req.valid("json"));
        return c.json({ message: responseSent, inquiry }, 200);
      },
    )
    .patch(
      "/inquiries/:id/spam",
      describe("Mark an inquiry as spam, or as none", 200, inquirySaved),
      guards.requireAdmin,
      validateJson(spamInput),
      async (c) => {
        const { spam } = c.req.valid("json");
        const inquiry = await inquiries.setSpam(c.req.param("id"), spam);
        return c.json({ message: spam ? "Marked as spam." : "Marked as not spam.", inquiry }, 200);
      },
    )
    .delete(
      "/inquiries/:id",
      describe("Delete an inquiry", 200, messageBody),
      guards.requireAdmin,
      async (c) => {
        await inquiries.remove(c.req.param("id"));
        return c.json({ message: inquiryDeleted }, 200);
      },
    );
