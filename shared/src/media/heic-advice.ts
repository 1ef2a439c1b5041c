export const heicAdvice =
  "This is a HEIC photo, which browsers cannot show. Send it as a JPEG: on an iPhone choose Settings → Camera → Formats → Most Compatible, or email the photo to yourself.";
