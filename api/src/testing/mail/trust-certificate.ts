import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { onTestFinished } from "vitest";
import type { Certificate } from "./make-certificate.ts";

/** Until the test ends every new connection trusts this certificate, as if an authority had signed it. */
export const trustCertificate = ({ cert }: Certificate) => {
  const usual = getCACertificates("default");
  setDefaultCACertificates([...usual, cert]);
  onTestFinished(() => setDefaultCACertificates(usual));
};
