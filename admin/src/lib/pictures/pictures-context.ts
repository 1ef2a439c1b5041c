import { createContext, use } from "react";
import { createBrowserCanvas } from "./browser-canvas.ts";
import { createPictures } from "./create-pictures.ts";

/* Apart from what every screen needs: only forms with pictures load it. */
export const PicturesContext = createContext(createPictures(createBrowserCanvas()));

export const usePictures = () => use(PicturesContext);
