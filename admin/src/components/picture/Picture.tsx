import type { Image } from "shared/media/images";
import classes from "./Picture.module.css";

type Props = { image: Image | null; alt: string; sizes?: string };

/** A picture in a 3:2 frame, filled with its average colour until it has loaded. */
export function Picture({ image, alt, sizes = "(max-width: 48em) 100vw, 320px" }: Props) {
  if (!image) return <div className={classes.frame} />;
  const focus = image.focalPoint && `${image.focalPoint.x}% ${image.focalPoint.y}%`;
  return (
    <picture>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={classes.frame}
        style={{ backgroundColor: image.color, ...(focus && { objectPosition: focus }) }}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
