import { X509Certificate } from 'node:crypto';

const pemCertificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Returns the certificates of a PEM text, in its order. Throws if one cannot be read. */
export function readCertificates(pem: string): X509Certificate[] {
  return (pem.match(pemCertificate) ?? []).map((one) => new X509Certificate(one));
}

/** Returns the first certificate and its issuers in order, as far as they are known. */
export function chainOf(certificates: readonly X509Certificate[]): X509Certificate[] {
  const chain = certificates.slice(0, 1);
  for (let last = chain[0]; last; ) {
    const issued = last;
    last = certificates.find((one) => !chain.includes(one) && issued.checkIssued(one));
    if (last) chain.push(last);
  }
  return chain;
}

/** Returns the certificates that sign documents, current and former, without those of issuers. */
export function signingCertificates(certificates: readonly X509Certificate[]): X509Certificate[] {
  return certificates.filter(({ ca }) => !ca);
}
