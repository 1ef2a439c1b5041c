import type { Image } from "shared/media/images";
import { focusAttributes } from "../../lib/focal-point.ts";

type Props = {
  image: Image;
  alt: string;
  sizes: string;
  loading?: "lazy" | "eager";
  /** High for the LCP picture, low for pictures that must not compete with it. */
  fetchPriority?: "high" | "low" | "auto";
};

/** Its average colour fills the space until it has loaded. */
export function Picture({ image, alt, sizes, loading = "lazy", fetchPriority = "auto" }: Props) {
  return (
    <span className="picture">
      <svg className="picture__color" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {image.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          {...focusAttributes(image)}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={loading}
          fetchPriority={fetchPriority}
          decoding={fetchPriority === "high" ? "sync" : "async"}
        />
      </picture>
    </span>
  );
}
