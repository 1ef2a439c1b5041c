import { renderToStaticMarkup } from "react-dom/server";
import { ServicesMenuList } from "../../components/services/ServicesMenuList.tsx";
import type { MenuTour } from "../../content/tour-services.ts";

type Tours = MenuTour[];

const made = new WeakMap<Tours, string>();

/** The services menu as HTML. It stands on every page of a build and is made once for all of them. */
export const servicesMenuHtml = (tours: Tours): string => {
  const html = made.get(tours) ?? renderToStaticMarkup(<ServicesMenuList services={tours} />);
  made.set(tours, html);
  return html;
};
