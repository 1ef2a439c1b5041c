export const heicAdvice =
  "This is a HEIC photo, which browsers can't show. Use a JPEG instead: on an iPhone choose Settings → Camera → Formats → Most Compatible, or email the photo to yourself.";
