import { fromBase64, sameBytes, toBase64 } from '../bytes.ts';
import type { CheckBudget } from '../check-budget.ts';
import { UnreadableFile } from '../read-value.ts';
import {
  bitString,
  context,
  type Der,
  expectTag,
  membersOf,
  objectId,
  tags,
  timeOf,
  wholeDer,
} from './der.ts';
import { signatureIsValid } from './public-key.ts';

/** The parts of an X.509 certificate that the checks need. */
export type Certificate = {
  bytes: Uint8Array;
  serial: Uint8Array;
  issuer: Uint8Array;
  subject: Uint8Array;
  /** Common name of the subject, otherwise its organization, in plain characters; empty if it has neither. */
  name: string;
  validFrom: Date;
  validTo: Date;
  /** SubjectPublicKeyInfo. */
  publicKey: Uint8Array;
  /** Extended key usages as object identifiers. */
  usages: readonly string[];
  isAuthority: boolean;
  signed: Uint8Array;
  algorithm: Der;
  signature: Uint8Array;
};

const commonName = '2.5.4.3';
const organization = '2.5.4.10';
const extendedKeyUsage = '2.5.29.37';
const basicConstraints = '2.5.29.19';

/** X.509 allows no more (RFC 5280, appendix A.1). */
const longestName = 64;

/**
 * Returns a name as sentences may repeat it. Anyone can make a certificate with any name, so it must neither end the quotation
 * marks around it, nor turn the direction of writing, nor fill the page.
 */
function plainName(name: string): string {
  const plain = name.slice(0, 4 * longestName).replaceAll(/[^\p{L}\p{M}\p{N}.,&'()/:@_+-]+/gu, ' ');
  return plain.trim().slice(0, longestName).trim();
}

function nameIn(subject: Der): string {
  const names = new Map<string, string>();
  for (const set of membersOf(subject)) {
    for (const attribute of membersOf(set)) {
      const [type, value] = membersOf(attribute);
      const isUtf16 = value?.tag === 0x1e;
      names.set(objectId(type), new TextDecoder(isUtf16 ? 'utf-16be' : 'utf-8').decode(value?.content));
    }
  }
  return plainName(names.get(commonName) ?? names.get(organization) ?? '');
}

function extensionsIn(fields: readonly Der[]): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const list = fields.find(({ tag }) => tag === context(3));
  for (const extension of list ? membersOf(expectTag(membersOf(list)[0], tags.sequence)) : []) {
    const parts = membersOf(extension);
    found.set(objectId(parts[0]), expectTag(parts.at(-1), tags.octetString).content);
  }
  return found;
}

/** Reads a certificate in DER. Throws UnreadableFile. */
export function readCertificate(bytes: Uint8Array): Certificate {
  const [tbs, algorithm, signature] = membersOf(expectTag(wholeDer(bytes), tags.sequence));
  const all = membersOf(expectTag(tbs, tags.sequence));
  const fields = all[0]?.tag === context(0) ? all.slice(1) : all;
  const [serial, , issuer, validity, subject, publicKey] = fields;
  const [validFrom, validTo] = membersOf(expectTag(validity, tags.sequence));
  const extensions = extensionsIn(fields);
  const usages = extensions.get(extendedKeyUsage);
  const constraints = extensions.get(basicConstraints);
  const subjectName = expectTag(subject, tags.sequence);
  return {
    bytes,
    serial: expectTag(serial, tags.integer).content,
    issuer: expectTag(issuer, tags.sequence).bytes,
    subject: subjectName.bytes,
    name: nameIn(subjectName),
    validFrom: timeOf(validFrom),
    validTo: timeOf(validTo),
    publicKey: expectTag(publicKey, tags.sequence).bytes,
    usages: usages ? membersOf(wholeDer(usages)).map(objectId) : [],
    isAuthority: constraints ? membersOf(wholeDer(constraints))[0]?.content[0] === 0xff : false,
    signed: expectTag(tbs, tags.sequence).bytes,
    algorithm: expectTag(algorithm, tags.sequence),
    signature: bitString(signature),
  };
}

const pemBlock = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;

/** Reads every certificate of a text in PEM. Throws UnreadableFile if it has none. */
export function readPems(pem: string): Certificate[] {
  const blocks = [...pem.matchAll(pemBlock)].map(([, base64 = '']) => base64.replaceAll(/\s/g, ''));
  if (blocks.length === 0) throw new UnreadableFile('A certificate is not in PEM.');
  return blocks.map((base64) => readCertificate(fromBase64(base64)));
}

/** Which certificates were found to be signed by which keys, for each file. */
const issued = new WeakMap<CheckBudget, Map<string, Promise<boolean>>>();

/** Returns whether an authority signed a certificate. Timestamps of one file repeat chains, so each is checked once. */
export async function isIssuedBy(
  { bytes, algorithm, signed, signature }: Certificate,
  { publicKey }: Certificate,
  budget: CheckBudget,
): Promise<boolean> {
  const known = issued.get(budget) ?? new Map<string, Promise<boolean>>();
  issued.set(budget, known);
  const key = `${toBase64(bytes)} ${toBase64(publicKey)}`;
  const found = known.get(key);
  if (found) return found;
  budget.spend('signatureChecks');
  const checked = signatureIsValid(publicKey, { algorithm, signed, signature }).then(
    (valid) => valid === true,
  );
  known.set(key, checked);
  return checked;
}

/** Returns whether a certificate signs itself, so that no authority can revoke it. */
export const signsItself = async (certificate: Certificate, budget: CheckBudget): Promise<boolean> =>
  sameBytes(certificate.issuer, certificate.subject) && (await isIssuedBy(certificate, certificate, budget));

/** Returns the certificate of the authority that issued a certificate, if it is among others. */
export async function issuerAmong(
  certificate: Certificate,
  others: readonly Certificate[],
  budget: CheckBudget,
): Promise<Certificate | undefined> {
  for (const one of others) {
    const isOther = !sameBytes(one.bytes, certificate.bytes);
    const isNamed = one.isAuthority && sameBytes(one.subject, certificate.issuer);
    if (isOther && isNamed && (await isIssuedBy(certificate, one, budget))) return one;
  }
  return undefined;
}

/**
 * Returns whether a certificate is one of the trusted ones, or was issued by one through intermediate authorities
 * among `others`, all valid at that time. Looks at each certificate once.
 */
export async function isTrusted(
  certificate: Certificate,
  { trusted, others, at }: { trusted: readonly Certificate[]; others: readonly Certificate[]; at: Date },
  budget: CheckBudget,
): Promise<boolean> {
  const known = [...trusted, ...others];
  const chain = [certificate];
  for (const issuedOne of chain) {
    const { bytes, issuer, validFrom, validTo } = issuedOne;
    if (at < validFrom || at > validTo) continue;
    if (trusted.some((one) => sameBytes(one.bytes, bytes))) return true;
    for (const authority of known) {
      const isNew = !chain.some((one) => sameBytes(one.bytes, authority.bytes));
      if (!isNew || !authority.isAuthority || !sameBytes(authority.subject, issuer)) continue;
      if (await isIssuedBy(issuedOne, authority, budget)) chain.push(authority);
    }
  }
  return false;
}
