import { readRouteFile } from "shared/content/tours/tour-route.endpoints";
import {
  changeTourAddress,
  createTourService,
  deleteTourService,
  listTourServices,
  orderTourServices,
  readTourService,
  updateTourService,
} from "shared/content/tours/tour-services.endpoints";
import type { IsAskedByAdmin } from "#http/authenticate.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import { prepareJson } from "#platform/web/prepared-json.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import { readRoute } from "./gpx/read-route.ts";
import type { TourServicesService } from "./tour-services.service.ts";

type Deps = {
  tourServices: TourServicesService;
  content: ContentService;
  isAskedByAdmin: IsAskedByAdmin;
};

export const tourServicesRoutes = ({ tourServices, content, isAskedByAdmin }: Deps) => [
  route(listTourServices, async ({ c }) => {
    const { services, allServices } = await content.current();
    if (!(await isAskedByAdmin(c, listTourServices))) return sendJson(c, services);
    c.header("Cache-Control", "no-store");
    return { services: allServices };
  }),
  route(readTourService, async ({ c, params }) => {
    if (!(await isAskedByAdmin(c, readTourService)))
      return sendJson(c, prepareJson(await tourServices.get(params.id)));
    c.header("Cache-Control", "no-store");
    return tourServices.getForAdmin(params.id);
  }),
  route(createTourService, async ({ c, by, query, body }) => {
    const keyed = await readIdempotencyKey(c, body);
    const service = await tourServices.create(by, body, keyed, query);
    return { message: "Service created successfully!", service };
  }),
  route(updateTourService, async ({ c, by, params, query, body }) => {
    const readAt = c.req.header("If-Unmodified-Since-Revision");
    const service = await tourServices.update(by, params.id, body, readAt, query);
    return { message: "Service updated successfully!", service };
  }),
  route(changeTourAddress, async ({ by, params, body }) => ({
    message: "Address changed.",
    service: await tourServices.changeAddress(by, params.id, body),
  })),
  route(readRouteFile, async ({ body }) => ({ route: await readRoute(body.gpxFile) })),
  route(orderTourServices, async ({ by, body }) => {
    await tourServices.order(by, body.ids);
    return { message: "Order saved." };
  }),
  route(deleteTourService, async ({ by, params }) => {
    const { trashId } = await tourServices.remove(by, params.id);
    return { message: "Service deleted successfully!", trashId };
  }),
];
