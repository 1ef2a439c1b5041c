import type { ItineraryStage } from "shared/content/tours/itinerary";
import { distanceInWords, heightInWords } from "shared/content/tours/route-text";
import type { TourDuration } from "shared/content/tours/tour-facts";
import type { Image } from "shared/media/images";
import { siteLimits } from "../../lib/limits.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";

type StagePhoto = { title: string; image: Image };

type FactProps = { icon: IconName; label: string; value: string | null };

function StageFact({ icon, label, value }: FactProps) {
  if (value === null) return null;
  return (
    <div>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function StageFacts({ distance, ascent, meals, night }: ItineraryStage) {
  const isEmpty = [distance, ascent, meals, night].every((fact) => fact === null);
  if (isEmpty) return null;
  return (
    <dl className="stage__facts">
      <StageFact
        icon="route"
        label="Distance"
        value={distance === null ? null : distanceInWords(distance)}
      />
      <StageFact
        icon="mountain"
        label="Ascent"
        value={ascent === null ? null : heightInWords(ascent)}
      />
      <StageFact icon="meal" label="Meals" value={meals} />
      <StageFact icon="moon" label="Night" value={night} />
    </dl>
  );
}

function FoldedText({ when, text }: { when: string; text: string }) {
  return (
    <details className="stage__more">
      <summary>
        More<span className="visually-hidden"> about {when}</span> <Icon name="chevron" />
      </summary>
      <p className="stage__text">{text}</p>
    </details>
  );
}

type StageProps = {
  stage: ItineraryStage;
  when: string;
  isFolded: boolean;
  photo: StagePhoto | undefined;
};

function Stage({ stage, when, isFolded, photo }: StageProps) {
  const { title, text } = stage;
  return (
    <li className="stage">
      <p className="stage__when">{when}</p>
      <div className="stage__body">
        <h3 className="stage__title">{title}</h3>
        <StageFacts {...stage} />
        {text &&
          (isFolded ? (
            <FoldedText when={when} text={text} />
          ) : (
            <p className="stage__text">{text}</p>
          ))}
      </div>
      {photo && (
        <div className="stage__picture">
          <Picture
            image={photo.image}
            alt={photo.title}
            sizes={pictureSizes.stage}
            fetchPriority="low"
          />
        </div>
      )}
    </li>
  );
}

const titles = { hours: "Hour by hour", days: "Day by day" };

type Props = {
  stages: readonly ItineraryStage[];
  unit: TourDuration["unit"] | undefined;
  /** One per stage, in order. */
  photos?: (StagePhoto | undefined)[];
};

export function Itinerary({ stages, unit, photos = [] }: Props) {
  if (stages.length === 0) return null;
  const { foldedItinerary: folded } = siteLimits;
  const isLong = stages.length > folded.stages;
  return (
    <section className="itinerary">
      <h2 className="service__subtitle">{unit ? titles[unit] : "Itinerary"}</h2>
      <ol>
        {stages.map((stage, index) => (
          <Stage
            key={index}
            stage={stage}
            when={stage.when ?? `${index + 1}`}
            isFolded={isLong && (stage.text ?? "").length > folded.text}
            photo={photos[index]}
          />
        ))}
      </ol>
    </section>
  );
}
