import { messageBody } from "shared/errors";
import {
  tourService,
  tourServiceForm,
  tourServiceList,
  tourServiceSaved,
} from "shared/tour-services";
import { prepareJson } from "../../lib/prepared-json.ts";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { sendJson } from "../../middleware/send-json.ts";
import { validateMultipart } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { ContentService } from "../content/content.service.ts";
import type { TourServicesService } from "./tour-services.service.ts";

type Deps = { tourServices: TourServicesService; content: ContentService; guards: Guards };

export const tourServicesRoutes = ({ tourServices, content, guards }: Deps) =>
  factory
    .createApp()
    .get("/services", describe("All services, newest first", 200, tourServiceList), async (c) =>
      sendJson(c, (await content.current()).services),
    )
    .get("/services/:id", describe("One service", 200, tourService), async (c) =>
      sendJson(c, prepareJson(await tourServices.get(c.req.param("id")))),
    )
    .post(
      "/services",
      describe("Create a service", 201, tourServiceSaved),
      guards.requireAdmin,
      validateMultipart(tourServiceForm),
      async (c) => {
        const key = parseIdempotencyKey(c.req.header("Idempotency-Key"));
        const service = await tourServices.create(c.req.valid("form"), key);
        return c.json({ message: "Service created successfully!", service }, 201);
      },
    )
    .put(
      "/services/:id",
      describe("Change a service", 200, tourServiceSaved),
      guards.requireAdmin,
      validateMultipart(tourServiceForm),
      async (c) => {
        const readAt = c.req.header("If-Unmodified-Since-Revision");
        const service = await tourServices.update(c.req.param("id"), c.req.valid("form"), readAt);
        return c.json({ message: "Service updated successfully!", service }, 200);
      },
    )
    .delete(
      "/services/:id",
      describe("Delete a service", 200, messageBody),
      guards.requireAdmin,
      async (c) => {
        await tourServices.remove(c.req.param("id"));
        return c.json({ message: "Service deleted successfully!" }, 200);
      },
    );
