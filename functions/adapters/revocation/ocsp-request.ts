import { createHash } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, CertID, OCSPRequest, Request } from 'pkijs';
import { bitString, membersOf, wholeDer } from '#shared/evidence/signature/der.ts';
import type { Issued } from '#shared/evidence/signature/revocation.ts';

const sha1 = (bytes: Uint8Array) =>
  new OctetString({ valueHex: new Uint8Array(createHash('sha1').update(bytes).digest()) });

/**
 * Returns an OCSP request (RFC 6960) about a certificate. It names the issuer by SHA-1, the only hash that every authority
 * takes (RFC 5019), and has no nonce, so an authority can answer from its cache.
 */
export function ocspRequest({ certificate, issuer }: Issued): Uint8Array {
  const algorithmParams = new Null();
  const reqCert = new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '1.3.14.3.2.26', algorithmParams }),
    issuerNameHash: sha1(issuer.subject),
    issuerKeyHash: sha1(bitString(membersOf(wholeDer(issuer.publicKey))[1])),
    serialNumber: new Integer({ valueHex: new Uint8Array(certificate.serial) }),
  });
  const request = new OCSPRequest();
  request.tbsRequest.requestList = [new Request({ reqCert })];
  return new Uint8Array(request.toSchema(true).toBER());
}
