import { useEffect, useState } from "react";
import type { TourService } from "shared/tour-services";
import { getJson, messageOf } from "../lib/api.ts";
import { tourServiceOf } from "../lib/tour-services.ts";

type State =
  | { kind: "loading" }
  | { kind: "found"; service: TourService }
  | { kind: "missing" }
  | { kind: "failed"; detail: string };

async function requestService(api: string, id: string): Promise<State> {
  try {
    const reply = await getJson(`${api}/api/services/${encodeURIComponent(id)}`);
    const service = tourServiceOf(reply);
    if (service) return { kind: "found", service };
    if (reply.ok || reply.status === 404) return { kind: "missing" };
    return { kind: "failed", detail: messageOf(reply) ?? "Something went wrong" };
  } catch (error) {
    return { kind: "failed", detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks the API for one tour; without an id there is nothing to find. */
export function useService(api: string, id: string | undefined): State {
  const [state, setState] = useState<State>({ kind: "loading" });

  useEffect(() => {
    let wanted = true;
    const show = (next: State) => wanted && setState(next);
    setState({ kind: "loading" });
    if (id) requestService(api, id).then(show);
    else show({ kind: "missing" });
    return () => {
      wanted = false;
    };
  }, [api, id]);

  return state;
}
