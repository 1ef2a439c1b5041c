/**
 * For the attribute `sizes`. Phones show 91vw, and cards 6.875rem; the smaller number picks a rendition of fewer
 * bytes, stretched by 4 % at most.
 */
export const pictureSizes = {
  slide: "100vw",
  card: "(min-width: 80rem) 23rem, (min-width: 63.75rem) 28.5vw, (min-width: 41.75rem) 44vw, 6.625rem",
  photo: "(min-width: 80rem) 23rem, (min-width: 70.5rem) 28.5vw, (min-width: 45.75rem) 44vw, 88vw",
  service: "(min-width: 80rem) 73rem, (min-width: 48rem) 91vw, 88vw",
  tourPhoto: "(min-width: 80rem) 23rem, (min-width: 48rem) 28.5vw, 66vw",
  pagePicture: "(min-width: 54rem) 48rem, 88vw",
  stage: "(min-width: 80rem) 18rem, (min-width: 60rem) 22vw, (min-width: 48rem) 70vw, 88vw",
} as const;
