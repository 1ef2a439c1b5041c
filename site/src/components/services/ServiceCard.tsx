import { amountInWords } from "shared/money/amount";
import { isGoodWithChildren } from "../../content/finding/with-children.ts";
import { previewText, type TourCard } from "../../content/tours/tour-card.ts";
import { durationInWords, gradeInWords } from "../../content/tours/tour-words.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PicturePlaceholder } from "../ui/PicturePlaceholder.tsx";

/** A price without a label is per person. */
function FromPrice({ price }: { price: NonNullable<TourCard["fromPrice"]> }) {
  const { per } = price;
  return (
    <span>
      from {amountInWords(price)}
      <span className={per === "person" ? "visually-hidden" : undefined}> per {per}</span>
    </span>
  );
}

function CardFacts({ tour: { facts, fromPrice } }: { tour: TourCard }) {
  const [activity] = facts.activities;
  const { duration, level } = facts;
  const withChildren = isGoodWithChildren(facts);
  if (!activity && !duration && !level && !withChildren && !fromPrice) return null;
  return (
    <p className="card__facts">
      {activity && <span>{activity}</span>}
      {duration && <span>{durationInWords(duration)}</span>}
      {level && <span>{gradeInWords(level)}</span>}
      {withChildren && <span>Good with children</span>}
      {fromPrice && <FromPrice price={fromPrice} />}
    </p>
  );
}

/** `scripts/compare-tours.ts` handles it. */
function CompareButton({ _id, title }: Pick<TourCard, "_id" | "title">) {
  return (
    <button className="card__compare" type="button" data-compare={_id} aria-pressed="false">
      Compare<span className="visually-hidden"> {title}</span>
    </button>
  );
}

type Props = {
  service: TourCard;
  heading: "h2" | "h3";
  isAboveFold: boolean;
  isComparable?: boolean;
};

export function ServiceCard({ service, heading: Heading, isAboveFold, isComparable }: Props) {
  const { path, title, description, image } = service;
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
        <div className="card__actions">
          <a className="card__link" href={path}>
            Learn more<span className="visually-hidden"> about {title}</span> <Icon name="arrow" />
          </a>
          {isComparable && <CompareButton {...service} />}
        </div>
      </div>
    </article>
  );
}
