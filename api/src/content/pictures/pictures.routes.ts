import { readPicture, updatePicture, uploadPicture } from "shared/media/pictures.endpoints";
import { route } from "#http/route.ts";
import type { PicturesService } from "./pictures.service.ts";

export const picturesRoutes = ({ uploads }: { uploads: PicturesService }) => [
  route(readPicture, ({ params }) => uploads.get(params.id)),
  route(uploadPicture, async ({ body }) => ({ picture: await uploads.upload(body.imageFile) })),
  route(updatePicture, async ({ by, params, body }) => ({
    picture: await uploads.update(by, params.id, body),
  })),
];
