import { useId } from "react";
import { tourPagePath } from "shared/paths";
import { groupMenu, type MenuGroup } from "../../content/tours/menu-groups.ts";
import type { MenuTour } from "../../content/tours/tour-services.ts";

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
        {tours.map(({ _id, title }) => (
          <li key={_id}>
            <a className="services-menu__link" href={tourPagePath(_id)}>
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
