import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Params } from "react-router";
import type { Api } from "../api/api-client.ts";
import type { Prefetch } from "./prefetch.ts";

export type ScreenRequest = {
  api: Api;
  client: QueryClient;
  prefetch: Prefetch;
  params: Params;
  search: URLSearchParams;
};

export type Screen = {
  path: string;
  load: () => Promise<ComponentType>;
  /** Requests what the screen shows first. */
  request?: (to: ScreenRequest) => void;
};
