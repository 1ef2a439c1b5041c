/** Digits and letters that nobody confuses when they are read aloud or written by hand. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export const codeLength = 8;

/** `k7m2 xq4p` → `K7M2XQ4P`, with any dash that a phone makes of a hyphen; `null` for what cannot be a code. */
export const readVerificationCode = (typed: string): string | null => {
  const code = typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  const isCode =
    code.length === codeLength && [...code].every((char) => codeAlphabet.includes(char));
  return isCode ? code : null;
};

/** `K7M2-XQ4P` */
export const formatVerificationCode = (code: string): string =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

/** Numbers the receipts of a proposal: `K7M2-XQ4P-R1`. */
export const formatReceipt = (code: string, receipt: number): string =>
  `${formatVerificationCode(code)}-R${receipt}`;
