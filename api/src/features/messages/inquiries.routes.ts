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
import { redirectHtmlForms } from "../../middleware/redirect-html-forms.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import type { ContentService } from "../content/content.service.ts";
import type { InquiriesService } from "./inquiries.service.ts";
import { limitMessages } from "./limit-messages.ts";
import { readSender } from "./read-sender.ts";

type Deps = {
  content: Pick<ContentService, "readSettings">;
  inquiries: InquiriesService;
  diskSpace: DiskSpaceMonitor;
  mailServer: { readonly canSend: boolean };
  ownOrigins: string[];
};

export const inquiriesRoutes = ({
  inquiries,
  content,
  diskSpace,
  mailServer,
  ownOrigins,
}: Deps) => [
  route(
    submitInquiry,
    [
      redirectHtmlForms("/inquiry-sent", ownOrigins),
      limitMessages({ content, visitors: inquiries.visitors }),
      requireDiskSpace(diskSpace),
    ],
    async ({ c, body }) => ({
      ...(await inquiries.submit(body, readSender(c, ownOrigins))),
      sendsMail: mailServer.canSend,
    }),
  ),
  route(listInquiries, ({ query }) => inquiries.list(query)),
  route(respondToInquiry, async ({ by, params, body }) => ({
    message: responseSent,
    inquiry: await inquiries.respond(by, params.id, body),
  })),
  route(markInquiryAsSpam, async ({ by, params, body: { spam } }) => ({
    message: spam ? "Marked as spam." : "Marked as not spam.",
    inquiry: await inquiries.setSpam(by, params.id, spam),
  })),
  route(deleteInquiry, async ({ by, params }) => {
    await inquiries.remove(by, params.id);
    return { message: inquiryDeleted };
  }),
];
