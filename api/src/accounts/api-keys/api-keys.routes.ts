import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "shared/accounts/api-keys/api-keys.endpoints";
import { route } from "#http/route.ts";
import type { ApiKeysService } from "./api-keys.service.ts";

type Deps = { apiKeys: ApiKeysService };

export const apiKeysRoutes = ({ apiKeys }: Deps) => [
  route(listApiKeys, async () => ({ apiKeys: await apiKeys.list() })),
  route(createApiKey, async ({ by, user, body }) => ({
    message: "API key created.",
    ...(await apiKeys.create(by, user, body)),
  })),
  route(revokeApiKey, async ({ by, params }) => {
    await apiKeys.revoke(by, params.id);
    return { message: "API key revoked." };
  }),
];
