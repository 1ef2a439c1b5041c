import { uploadPicture } from "shared/endpoints/pictures";
import { route } from "../../middleware/route.ts";
import type { PicturesService } from "./pictures.service.ts";

export const picturesRoutes = ({ uploads }: { uploads: PicturesService }) => [
  route(uploadPicture, async ({ body }) => ({ picture: await uploads.upload(body.imageFile) })),
];
