import type { InvitationSent } from "shared/accounts/invitations";
import {
  acceptInvitation,
  inviteColleague,
  listInvitations,
  withdrawInvitation,
} from "shared/accounts/invitations.endpoints";
import { limitByAddress } from "#http/rate-limit.ts";
import { requireDiskSpace } from "#http/require-disk-space.ts";
import { route } from "#http/route.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { InvitationsService } from "./invitations.service.ts";

type Sent = Omit<InvitationSent, "message">;

const describeSent = ({ invitation, link }: Sent) =>
  link
    ? "This site can't send emails yet. Send your colleague the link yourself."
    : `We've emailed a link to ${invitation.email}.`;

type Deps = { invitations: InvitationsService; diskSpace: DiskSpaceMonitor; now: () => Date };

export const invitationsRoutes = ({ invitations, diskSpace, now }: Deps) => [
  route(listInvitations, async () => ({ invitations: await invitations.list() })),
  route(inviteColleague, async ({ by, user, body }) => {
    const sent = await invitations.invite(by, user._id, body);
    return { message: describeSent(sent), ...sent };
  }),
  route(withdrawInvitation, async ({ by, params }) => {
    await invitations.withdraw(by, params.id);
    return { message: "Invitation withdrawn." };
  }),
  route(
    acceptInvitation,
    [limitByAddress({ limit: 20, seconds: 600 }, now), requireDiskSpace(diskSpace)],
    async ({ c, by, body }) => {
      await invitations.accept(by, body, c.req.raw.signal);
      return { message: "Welcome! Please sign in with your new password." };
    },
  ),
];
