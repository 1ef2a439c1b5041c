import type { Image } from "shared/images";

type Props = {
  image: Image;
  alt: string;
  /** As the HTML attribute. */
  sizes: string;
  loading?: "lazy" | "eager";
  /** High for the LCP image, low for those that must not compete with it. */
  fetchPriority?: "high" | "low" | "auto";
};

/** Its average colour fills the place until it has loaded. */
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

export function PicturePlaceholder() {
  return (
    <span className="picture placeholder">
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle className="placeholder__sun" cx="284" cy="128" r="34" />
        <path
          className="placeholder__far"
          d="M0 150c40-8 62-38 96-40s58 30 92 34 70-28 104-30 72 26 108 30v156H0z"
        />
        <path
          className="placeholder__near"
          d="M0 186c48 2 78-26 118-24s66 26 118 26 96-22 164-8v120H0z"
        />
        <path className="placeholder__water" d="M0 204h400v96H0z" />
        <path
          className="placeholder__lines"
          d="M24 222h96m30 0h150m30 0h40M0 244h64m28 0h178m26 0h104M40 266h120m32 0h150M0 286h90m34 0h180m30 0h66"
        />
      </svg>
    </span>
  );
}
