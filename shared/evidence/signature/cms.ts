import { concatBytes } from '@noble/hashes/utils.js';
import { sameBytes } from '../bytes.ts';
import type { CheckBudget } from '../check-budget.ts';
import { UnreadableFile } from '../read-value.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { context, type Der, expectTag, firstDer, membersOf, objectId, tags } from './der.ts';
import { hashNamed, signatureIsValid } from './public-key.ts';

const signedDataType = '1.2.840.113549.1.7.2';
const contentTypeAttribute = '1.2.840.113549.1.9.3';
const digestAttribute = '1.2.840.113549.1.9.4';
const signingTimeAttribute = '1.2.840.113549.1.9.5';
const timestampAttribute = '1.2.840.113549.1.9.16.2.14';
const certificateAttribute = '1.2.840.113549.1.9.16.2.47';

/** A signature in the Cryptographic Message Syntax (RFC 5652) with one signer. */
export type Cms = {
  /** Type of what was signed, and its bytes unless it is signed where it lies. */
  contentType: string;
  content: Uint8Array | undefined;
  certificates: readonly Certificate[];
  /** The certificate that the signature names; it is not trusted for that. */
  signer: Certificate | undefined;
  parts: {
    digestAlgorithms: readonly Der[];
    digestAlgorithm: Der;
    attributes: Der;
    algorithm: Der;
    signature: Uint8Array;
    /** Attributes that the signature does not cover. */
    unsigned: readonly Der[];
  };
};

const broken = (what: string) => new UnreadableFile(`A signature in the file ${what}.`);

function signerAmong(certificates: readonly Certificate[], id: Der | undefined): Certificate | undefined {
  const [issuer, serial] = membersOf(expectTag(id, tags.sequence));
  return certificates.find(
    (one) =>
      sameBytes(one.issuer, issuer?.bytes ?? new Uint8Array()) &&
      sameBytes(one.serial, expectTag(serial, tags.integer).content),
  );
}

/** Versions of RFC 5652. No signature covers them, so nothing else may be there. */
function expectVersion(der: Der | undefined): void {
  const { content } = expectTag(der, tags.integer);
  if (content.length !== 1 || ![1, 3, 4, 5].includes(content[0] ?? 0)) throw broken('has an unknown version');
}

/** Certificates in a signature. A chain has three or four; each may cost a check with each other. */
const mostCertificates = 10;

function distinctCertificates(listed: readonly Der[]): Certificate[] {
  const distinct: Der[] = [];
  for (const one of listed) {
    if (one.tag !== tags.sequence || distinct.some(({ bytes }) => sameBytes(bytes, one.bytes))) continue;
    if (distinct.length === mostCertificates) throw broken('has too many certificates');
    distinct.push(one);
  }
  return distinct.map(({ bytes }) => readCertificate(bytes));
}

/** Reads a signature. Zeros may follow it, as in a PDF. Throws UnreadableFile. */
export function readCms(bytes: Uint8Array): Cms {
  const info = firstDer(bytes);
  if (bytes.subarray(info.bytes.length).some((byte) => byte !== 0))
    throw broken('is followed by other bytes');
  const [type, wrapped] = membersOf(expectTag(info, tags.sequence));
  if (objectId(type) !== signedDataType) throw broken('is not CMS signed data');
  const signedData = expectTag(membersOf(expectTag(wrapped, context(0)))[0], tags.sequence);
  const [version, digestAlgorithms, encapsulated, ...rest] = membersOf(signedData);
  expectVersion(version);
  const [contentType, content] = membersOf(expectTag(encapsulated, tags.sequence));
  const listed = rest.find(({ tag }) => tag === context(0));
  const certificates = distinctCertificates(listed ? membersOf(listed) : []);
  const [signerInfo, ...others] = membersOf(expectTag(rest.at(-1), tags.set));
  if (others.length > 0) throw broken('has several signers');
  const [signerVersion, id, digestAlgorithm, attributes, algorithm, signature, unsigned] = membersOf(
    expectTag(signerInfo, tags.sequence),
  );
  expectVersion(signerVersion);
  return {
    contentType: objectId(contentType),
    content: content && expectTag(membersOf(expectTag(content, context(0)))[0], tags.octetString).content,
    certificates,
    signer: signerAmong(certificates, id),
    parts: {
      digestAlgorithms: membersOf(expectTag(digestAlgorithms, tags.set)).map((one) =>
        expectTag(one, tags.sequence),
      ),
      digestAlgorithm: expectTag(digestAlgorithm, tags.sequence),
      attributes: expectTag(attributes, context(0)),
      algorithm: expectTag(algorithm, tags.sequence),
      signature: expectTag(signature, tags.octetString).content,
      unsigned: unsigned ? membersOf(expectTag(unsigned, context(1))) : [],
    },
  };
}

/**
 * Returns the timestamp of a signature (RFC 3161, appendix A); undefined if there is none. Throws UnreadableFile if anything
 * else lies beside the signature.
 */
export function signatureTimestamp({ parts: { unsigned } }: Cms): Uint8Array | undefined {
  const [only, ...others] = unsigned;
  if (!only) return undefined;
  const [type, values] = membersOf(expectTag(only, tags.sequence));
  const [token, ...more] = membersOf(expectTag(values, tags.set));
  if (others.length > 0 || more.length > 0 || objectId(type) !== timestampAttribute) {
    throw broken('has an unknown attribute');
  }
  return expectTag(token, tags.sequence).bytes;
}

/** Returns the only value of a signed attribute; undefined if there is none. Throws UnreadableFile for several. */
function attribute(attributes: Der, wanted: string): Der | undefined {
  const found = membersOf(attributes).filter((one) => objectId(membersOf(one)[0]) === wanted);
  const values = found.flatMap((one) => membersOf(expectTag(membersOf(one)[1], tags.set)));
  if (values.length > 1) throw broken('has an attribute twice');
  return values[0];
}

/** Returns whether the signed attributes say when it was signed. PAdES baseline forbids that: the PDF says it. */
export const hasSigningTime = ({ parts: { attributes } }: Cms): boolean =>
  membersOf(attributes).some((one) => objectId(membersOf(one)[0]) === signingTimeAttribute);

async function namesCertificate(value: Der, { bytes }: Certificate): Promise<boolean> {
  const [first] = membersOf(expectTag(membersOf(value)[0], tags.sequence));
  const [algorithm, digest] = membersOf(expectTag(first, tags.sequence));
  // Without an algorithm, it is SHA-256 (RFC 5035).
  const hash = algorithm?.tag === tags.sequence ? hashNamed(algorithm) : 'SHA-256';
  const given = algorithm?.tag === tags.sequence ? digest : algorithm;
  if (!hash) return false;
  const computed = new Uint8Array(await crypto.subtle.digest(hash, concatBytes(bytes)));
  return sameBytes(expectTag(given, tags.octetString).content, computed);
}

/** Why a signature does not prove anything, or that it does. */
export type CmsOutcome = 'valid' | 'other-content' | 'other-key' | 'unknown-algorithm';

/**
 * Checks that the key of a certificate signed this content. Does not check whether the certificate is trusted. Throws
 * UnreadableFile.
 */
export async function checkCms(
  cms: Cms,
  content: Uint8Array,
  certificate: Certificate,
  budget: CheckBudget,
): Promise<CmsOutcome> {
  const { digestAlgorithms, digestAlgorithm, attributes, algorithm, signature } = cms.parts;
  const hash = hashNamed(digestAlgorithm);
  if (!hash) return 'unknown-algorithm';
  // No signature covers this list, so it may say nothing else.
  if (digestAlgorithms.some((one) => hashNamed(one) !== hash)) return 'other-content';
  const type = attribute(attributes, contentTypeAttribute);
  if (objectId(type) !== cms.contentType) return 'other-content';
  const digest = expectTag(attribute(attributes, digestAttribute), tags.octetString).content;
  const computed = new Uint8Array(await crypto.subtle.digest(hash, concatBytes(content)));
  if (!sameBytes(digest, computed)) return 'other-content';
  const named = attribute(attributes, certificateAttribute);
  if (named && !(await namesCertificate(named, certificate))) return 'other-key';
  // The signature covers the attributes as a set, not as the tagged member of the signer's information.
  const signed = concatBytes(Uint8Array.of(tags.set), attributes.bytes.subarray(1));
  budget.spend('signatureChecks');
  const isValid = await signatureIsValid(certificate.publicKey, {
    algorithm,
    digest: hash,
    signed,
    signature,
  });
  if (isValid === undefined) return 'unknown-algorithm';
  return isValid ? 'valid' : 'other-key';
}
