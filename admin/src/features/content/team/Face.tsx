import type { Image } from "shared/media/images";
import classes from "./Face.module.css";

type Props = { name: string; image: Image | null; isLarge?: boolean };

/** The photo in the circle in which the site shows it, or the name's first letter. */
export function Face({ name, image, isLarge = false }: Props) {
  const className = `${classes.face} ${isLarge ? classes.large : ""}`;
  if (!image)
    return (
      <span className={`${className} ${classes.initial}`} aria-hidden>
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    );
  return (
    <picture>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="160px" />
      ))}
      <img className={className} src={image.src} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
