import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/api-client.ts";

/** Asks for what a screen shows first, by the parameters of its address; failures are the screen's to tell. */
export type Preload = (api: Api, client: QueryClient, params: URLSearchParams) => void;
