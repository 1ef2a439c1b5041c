/**
 * How wide each place shows its picture, for the HTML attribute `sizes`. In a single column a phone
 * gives 91vw; by 88vw it takes a rendition that is stretched by 3 % at most, and has half the bytes.
 */
export const pictureSizes = {
  slide: "100vw",
  card: "(min-width: 80rem) 23rem, (min-width: 63.75rem) 28.5vw, (min-width: 41.75rem) 44vw, 88vw",
  photo: "(min-width: 80rem) 23rem, (min-width: 70.5rem) 28.5vw, (min-width: 45.75rem) 44vw, 88vw",
  service: "(min-width: 80rem) 73rem, (min-width: 48rem) 91vw, 88vw",
} as const;
