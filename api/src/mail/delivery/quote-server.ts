const longestQuote = 300;

/**
 * The reply format of RFC 5321, 4.2. Other services are not quoted, so that admins cannot read them through
 * the product.
 */
const isReply = (line: string) => /^\d{3}(?:[ -]|$)/.test(line);

export const quote = (text: string) =>
  `“${text
    .replace(/[\p{Cc}\s]+/gu, " ")
    // Some servers repeat their input, including the password.
    .replace(/\bAUTH \S+ \S+/gi, "AUTH …")
    .trim()
    .slice(0, longestQuote)
    .toWellFormed()}”`;

/** Empty where the server said nothing that is a reply. */
export const quoteReplies = (response: string) => {
  const replies = response.split(/\r?\n/).filter(isReply);
  return replies.length > 0 ? quote(replies.join(" ")) : "";
};
