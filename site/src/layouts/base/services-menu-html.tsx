import { renderToStaticMarkup } from "react-dom/server";
import { ServicesMenuList } from "../../components/services/ServicesMenuList.tsx";
import type { MenuTour } from "../../content/tours/tour-services.ts";
import { computeOnce } from "../../lib/compute-once.ts";

/** Rendered once for all pages of a build. */
export const servicesMenuHtml = computeOnce((tours: MenuTour[]) =>
  renderToStaticMarkup(<ServicesMenuList services={tours} />, { identifierPrefix: "menu" }),
);
