import { inquiryDeleted } from "shared/inbox/inquiries";
import {
  deleteInquiry,
  listInquiries,
  markInquiryAsSpam,
  respondToInquiry,
  submitInquiry,
} from "shared/inbox/inquiries.endpoints";
import { responseSent } from "shared/inbox/responses";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { redirectHtmlForms } from "#http/redirect-html-forms.ts";
import { requireDiskSpace } from "#http/require-disk-space.ts";
import { route } from "#http/route.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
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
