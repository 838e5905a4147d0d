import { X509Certificate } from 'node:crypto';

const pemCertificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Returns the certificates in a PEM text, in order. Throws if one can't be read. */
export function readCertificates(pem: string): X509Certificate[] {
  return (pem.match(pemCertificate) ?? []).map((one) => new X509Certificate(one));
}

/** Returns the first certificate and its known issuers in order. */
export function chainOf(certificates: readonly X509Certificate[]): X509Certificate[] {
  const chain = certificates.slice(0, 1);
  for (let last = chain[0]; last; ) {
    const issued = last;
    last = certificates.find((one) => !chain.includes(one) && issued.checkIssued(one));
    if (last) chain.push(last);
  }
  return chain;
}

/** Returns current and former document signing certificates, without issuers. */
export function signingCertificates(certificates: readonly X509Certificate[]): X509Certificate[] {
  return certificates.filter(({ ca }) => !ca);
}
