import { renderToStaticMarkup } from "react-dom/server";
import { ServicesMenuList } from "../../components/services/ServicesMenuList.tsx";
import type { MenuTour } from "../../content/tours/tour-services.ts";

type Tours = MenuTour[];

const made = new WeakMap<Tours, string>();

/** Rendered once for all pages of a build. */
export const servicesMenuHtml = (tours: Tours): string => {
  const render = () =>
    renderToStaticMarkup(<ServicesMenuList services={tours} />, { identifierPrefix: "menu" });
  const html = made.get(tours) ?? render();
  made.set(tours, html);
  return html;
};
