import {
  deleteInquiry,
  listInquiries,
  markInquiryAsSpam,
  respondToInquiry,
  submitInquiry,
} from "shared/endpoints/inquiries";
import { inquiryDeleted } from "shared/inquiries";
import { responseSent } from "shared/responses";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { redirectHtmlForms } from "../../middleware/redirect-html-forms.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import type { InquiriesService } from "./inquiries.service.ts";

type Deps = { inquiries: InquiriesService; diskSpace: DiskSpaceMonitor; now: () => Date };

export const inquiriesRoutes = ({ inquiries, diskSpace, now }: Deps) => [
  route(
    submitInquiry,
    [
      redirectHtmlForms("/inquiry-sent"),
      limitByAddress({ limit: 20, seconds: 600 }, now),
      requireDiskSpace(diskSpace),
    ],
    ({ c, body }) => inquiries.submit(body, parseIdempotencyKey(c.req.header("Idempotency-Key"))),
  ),
  route(listInquiries, ({ query }) => inquiries.list(query)),
  route(respondToInquiry, async ({ params, body }) => ({
    message: responseSent,
    inquiry: await inquiries.respond(params.id, body),
  })),
  route(markInquiryAsSpam, async ({ params, body: { spam } }) => ({
    message: spam ? "Marked as spam." : "Marked as not spam.",
    inquiry: await inquiries.setSpam(params.id, spam),
  })),
  route(deleteInquiry, async ({ params }) => {
    await inquiries.remove(params.id);
    return { message: inquiryDeleted };
  }),
];
