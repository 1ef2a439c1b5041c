import type { MenuTour } from "../../content/tour-services.ts";
import { servicePath } from "../../lib/paths.ts";

type Props = { services: MenuTour[] };

export function ServicesMenuList({ services }: Props) {
  if (services.length === 0) return <p className="services-menu__note">No tours yet.</p>;
  return (
    <ul>
      {services.map(({ _id, title }) => (
        <li key={_id}>
          <a className="services-menu__link" href={servicePath(_id)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
