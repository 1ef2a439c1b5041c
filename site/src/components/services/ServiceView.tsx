import type { Tour } from "../../content/tour-services.ts";
import { aboutTour } from "../../lib/chat-text.ts";
import { paths } from "../../lib/paths.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PicturePlaceholder } from "../ui/PicturePlaceholder.tsx";

type ListProps = { title: string; items: string[]; className: string };

function ServiceList({ title, items, className }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="service__subtitle">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function BookingLinks({ title, details }: Pick<Tour, "title" | "details">) {
  const subject = encodeURIComponent(title);
  return (
    <section className="service__booking">
      <h2 className="service__subtitle">Bookings and More Information</h2>
      <p className="service__links">
        <a
          className="button"
          href={whatsappLink(details.whatsapp, aboutTour(title))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" /> WhatsApp
        </a>
        <a className="button button--quiet" href={`mailto:${details.email}?subject=${subject}`}>
          <Icon name="mail" /> Email
        </a>
      </p>
    </section>
  );
}

/** Beyond this a title is set smaller, or it would fill the screen. */
const longTitle = 60;

export function ServiceView({ service }: { service: Tour }) {
  const { title, description, image, details } = service;
  const size = title.length > longTitle ? "long" : "short";
  return (
    <article className="service">
      <div className="service__head">
        <a className="text-link" href={paths.services}>
          <Icon name="back" /> All tours
        </a>
        <h1 className={`service__title service__title--${size}`}>{title}</h1>
        <div className="service__frame enlargeable">
          <a className="service__picture" href={paths.gallery} aria-label="See the gallery">
            {image ? (
              <Picture
                image={image}
                alt={title}
                sizes={pictureSizes.service}
                loading="eager"
                fetchPriority="high"
              />
            ) : (
              <PicturePlaceholder />
            )}
          </a>
          {image && (
            <a
              className="service__enlarge"
              href={image.src}
              aria-label="Enlarge the picture"
              data-enlarge
              data-astro-prefetch="false"
            >
              <Icon name="enlarge" />
            </a>
          )}
        </div>
      </div>
      <div className="service__body">
        <p className="service__description">{description}</p>
        <ServiceList
          className="service__highlights"
          title="Highlights"
          items={details.highlights}
        />
        <ServiceList className="service__tips" title="Additional Tips" items={details.tips} />
      </div>
      <BookingLinks title={title} details={details} />
    </article>
  );
}
