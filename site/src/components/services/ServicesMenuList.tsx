import { useId } from "react";
import { tourPagePath } from "shared/paths";
import { foldText } from "shared/text/fold-text";
import type { MenuTour } from "../../content/tours/tour-services.ts";

type MenuGroup = { name: string; tours: MenuTour[] };

/**
 * Lists each tour once, under its first activity; tours without one come last. Returns one unnamed group if no tour has
 * an activity.
 */
export function groupMenu(tours: MenuTour[]): MenuGroup[] {
  const groups = new Map<string, MenuGroup>();
  for (const tour of tours.toSorted((a, b) => Number(!a.activity) - Number(!b.activity))) {
    const key = foldText(tour.activity ?? "");
    const group = groups.get(key) ?? { name: tour.activity ?? "More", tours: [] };
    group.tours.push(tour);
    groups.set(key, group);
  }
  const list = [...groups.values()];
  return groups.has("") && list.length === 1 ? list.map((group) => ({ ...group, name: "" })) : list;
}

function Group({ name, tours }: MenuGroup) {
  const id = useId();
  return (
    <>
      {name && (
        <p className="services-menu__group" id={id}>
          {name}
        </p>
      )}
      <ul aria-labelledby={name ? id : undefined}>
        {tours.map(({ _id, slug, title }) => (
          <li key={_id}>
            <a className="services-menu__link" href={tourPagePath(slug)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ServicesMenuList({ services }: { services: MenuTour[] }) {
  if (services.length === 0) return <p className="services-menu__note">No tours yet.</p>;
  return groupMenu(services).map((group) => <Group key={group.name} {...group} />);
}
