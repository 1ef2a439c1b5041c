const longestQuote = 300;

/** As RFC 5321, 4.2, has it. Other programs that listen at the address are not quoted: nobody reads them through this one. */
const isReply = (line: string) => /^\d{3}(?:[ -]|$)/.test(line);

export const quote = (text: string) =>
  `“${text
    .replace(/[\p{Cc}\s]+/gu, " ")
    // Some servers repeat what they were told, the password included.
    .replace(/\bAUTH \S+ \S+/gi, "AUTH …")
    .trim()
    .slice(0, longestQuote)
    .toWellFormed()}”`;

/** Empty where the server said nothing that is a reply. */
export const quoteReplies = (response: string) => {
  const replies = response.split(/\r?\n/).filter(isReply);
  return replies.length > 0 ? quote(replies.join(" ")) : "";
};
