import {
  createTourService,
  deleteTourService,
  listTourServices,
  readTourService,
  updateTourService,
} from "shared/endpoints/tour-services";
import { prepareJson } from "../../lib/prepared-json.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { route } from "../../middleware/route.ts";
import { sendJson } from "../../middleware/send-json.ts";
import type { ContentService } from "../content/content.service.ts";
import type { TourServicesService } from "./tour-services.service.ts";

type Deps = { tourServices: TourServicesService; content: ContentService };

export const tourServicesRoutes = ({ tourServices, content }: Deps) => [
  route(listTourServices, async ({ c }) => sendJson(c, (await content.current()).services)),
  route(readTourService, async ({ c, params }) =>
    sendJson(c, prepareJson(await tourServices.get(params.id))),
  ),
  route(createTourService, async ({ c, body }) => {
    const key = parseIdempotencyKey(c.req.header("Idempotency-Key"));
    const service = await tourServices.create(body, key);
    return { message: "Service created successfully!", service };
  }),
  route(updateTourService, async ({ c, params, body }) => {
    const readAt = c.req.header("If-Unmodified-Since-Revision");
    const service = await tourServices.update(params.id, body, readAt);
    return { message: "Service updated successfully!", service };
  }),
  route(deleteTourService, async ({ params }) => {
    await tourServices.remove(params.id);
    return { message: "Service deleted successfully!" };
  }),
];
