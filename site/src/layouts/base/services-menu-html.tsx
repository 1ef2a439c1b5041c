import { renderToStaticMarkup } from "react-dom/server";
import { ServicesMenuList } from "../../components/services/ServicesMenuList.tsx";
import type { MenuTour } from "../../content/tour-services.ts";

type Tours = MenuTour[];

const made = new WeakMap<Tours, string>();

/** Rendered once for all pages of a build. */
export const servicesMenuHtml = (tours: Tours): string => {
  const html = made.get(tours) ?? renderToStaticMarkup(<ServicesMenuList services={tours} />);
  made.set(tours, html);
  return html;
};
