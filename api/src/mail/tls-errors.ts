const certificateProblems: Record<string, string> = {
  CERT_HAS_EXPIRED: "The certificate of the mail server has expired",
  CERT_NOT_YET_VALID:
    "The certificate of the mail server is not valid yet; perhaps this machine's clock is wrong",
  ERR_SSL_WRONG_VERSION_NUMBER:
    "The mail server answers unencrypted; perhaps it wants another port, such as 587",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The certificate of the mail server is for another name than this one",
};

const isOfHandshake = /^ERR_SSL_/;
const isOfCertificate = /CERT|SIGNATURE|INVALID_CA/;

export const describeTlsError = (code: string) => {
  if (certificateProblems[code]) return certificateProblems[code];
  if (isOfHandshake.test(code)) return "No encrypted connection to the mail server could be made";
  if (!isOfCertificate.test(code)) return undefined;
  return "Nobody whom this machine trusts vouches for the certificate of the mail server";
};
