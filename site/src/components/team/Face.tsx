import type { Image } from "shared/media/images";
import { focusAttributes } from "../../lib/focal-point.ts";

type Props = { name: string; image: Image | null; size: "small" | "large" };

/** In CSS pixels. */
const diameters = { small: 56, large: 112 };

/** A circle cut from a panorama needs a wider file. */
const getSizes = ({ width, height }: Image, size: Props["size"]) =>
  `${Math.ceil(diameters[size] * Math.max(1, width / height))}px`;

/** A round portrait, or the name's first letter. The name beside it describes it. */
export function Face({ name, image, size }: Props) {
  const className = `face face--${size}`;
  if (!image)
    return (
      <span className={className} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    );
  return (
    <picture className={className}>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={getSizes(image, size)} />
      ))}
      <img
        {...focusAttributes(image)}
        src={image.src}
        width={diameters[size]}
        height={diameters[size]}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
