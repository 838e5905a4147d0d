import {
  type AccessDescription,
  Certificate,
  type CRLDistributionPoints,
  type GeneralName,
  type InfoAccess,
} from 'pkijs';

/** Where the authorities of a certificate answer: the status of it, lists of revoked ones, and the certificate of its issuer. */
export type CertificateAddresses = { ocsp: string[]; crl: string[]; issuer: string[] };

const authorityAccess = '1.3.6.1.5.5.7.1.1';
const distributionPoints = '2.5.29.31';
const ocsp = '1.3.6.1.5.5.7.48.1';
const issuerCertificate = '1.3.6.1.5.5.7.48.2';
const address = 6;

/** Returns a name if it is an address on the web: authorities also name directories. */
function webAddress({ type, value }: GeneralName): string[] {
  const isWeb = type === address && /^https?:\/\//.test(String(value)) && URL.canParse(value);
  return isWeb ? [String(value)] : [];
}

/** Returns the addresses in a certificate (DER). */
export function addressesOf(certificate: Uint8Array): CertificateAddresses {
  const { extensions = [] } = Certificate.fromBER(new Uint8Array(certificate));
  const parsed = (id: string) => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const access: AccessDescription[] =
    (parsed(authorityAccess) as InfoAccess | undefined)?.accessDescriptions ?? [];
  const by = (method: string) =>
    access.flatMap(({ accessMethod, accessLocation }) =>
      accessMethod === method ? webAddress(accessLocation) : [],
    );
  const points = (parsed(distributionPoints) as CRLDistributionPoints | undefined)?.distributionPoints ?? [];
  const crl = points.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? distributionPoint.flatMap(webAddress) : [],
  );
  return { ocsp: by(ocsp), crl, issuer: by(issuerCertificate) };
}
