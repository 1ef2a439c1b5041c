import { type StoryCard, storyDateInWords } from "../../content/stories/stories.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { Picture } from "../ui/Picture.tsx";
import { PicturePlaceholder } from "../ui/PicturePlaceholder.tsx";

type Props = {
  stories: StoryCard[];
  heading: "h2" | "h3";
  aboveFold?: number;
};

export function StoryGrid({ stories, heading: Heading, aboveFold = 0 }: Props) {
  return (
    <ul className="services-grid">
      {stories.map(({ path, title, date, text, image }, index) => (
        <li key={path}>
          <article className="card">
            <div className="card__picture">
              {image ? (
                <Picture
                  image={image}
                  alt=""
                  sizes={pictureSizes.card}
                  loading={index < aboveFold ? "eager" : "lazy"}
                  fetchPriority={index < aboveFold ? "high" : "low"}
                />
              ) : (
                <PicturePlaceholder />
              )}
            </div>
            <div className="card__body">
              <Heading className="card__title">
                <a href={path}>{title}</a>
              </Heading>
              <p className="card__facts">
                <time dateTime={date}>{storyDateInWords(date)}</time>
              </p>
              {text && <p className="card__text">{text}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
