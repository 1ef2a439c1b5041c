import { queryOptions } from "@tanstack/react-query";
import { listInvitations } from "shared/accounts/invitations.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const invitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => api.request(listInvitations, { signal }),
    select: ({ invitations }) => invitations,
  });
