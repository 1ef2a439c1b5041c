const longestQuote = 300;

export const quoteServer = (text: string) =>
  `“${text
    .replace(/[\p{Cc}\s]+/gu, " ")
    // Some servers repeat what they were told, the password included.
    .replace(/\bAUTH \S+ \S+/gi, "AUTH …")
    .trim()
    .slice(0, longestQuote)
    .toWellFormed()}”`;
