import { tourPagePath } from "shared/paths";
import { previewText } from "../../content/tours/preview-text.ts";
import type { TourCard } from "../../content/tours/tour-card.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PicturePlaceholder } from "../ui/PicturePlaceholder.tsx";
import { CardFacts } from "./CardFacts.tsx";

type Props = { service: TourCard; heading: "h2" | "h3"; isAboveFold: boolean };

export function ServiceCard({ service, heading: Heading, isAboveFold }: Props) {
  const { _id, title, description, image } = service;
  return (
    <article className="card">
      <div className="card__picture">
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes={pictureSizes.card}
            loading={isAboveFold ? "eager" : "lazy"}
            fetchPriority={isAboveFold ? "high" : "low"}
          />
        ) : (
          <PicturePlaceholder />
        )}
      </div>
      <div className="card__body">
        <Heading className="card__title">{title}</Heading>
        <CardFacts tour={service} />
        <p className="card__text">{previewText(description)}</p>
        <a className="card__link" href={tourPagePath(_id)}>
          Learn more<span className="visually-hidden"> about {title}</span> <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
