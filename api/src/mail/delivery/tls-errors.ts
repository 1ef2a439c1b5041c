const certificateProblems: Record<string, string> = {
  CERT_HAS_EXPIRED: "The mail server's certificate has expired",
  CERT_NOT_YET_VALID: "The mail server's certificate is not valid yet. Check this machine's clock",
  ERR_SSL_WRONG_VERSION_NUMBER:
    "The mail server answered without encryption. Try another port, such as 587",
  ERR_TLS_CERT_ALTNAME_INVALID: "The mail server's certificate is for a different name",
};

const isOfHandshake = /^ERR_SSL_/;
const isOfCertificate = /CERT|SIGNATURE|INVALID_CA/;

export const describeTlsError = (code: string) => {
  if (certificateProblems[code]) return certificateProblems[code];
  if (isOfHandshake.test(code)) return "No encrypted connection to the mail server could be made";
  if (!isOfCertificate.test(code)) return undefined;
  return "The mail server's certificate is not trusted";
};
