import { concatBytes } from '@noble/hashes/utils.js';
import { sameBytes } from '../bytes.ts';
import type { CheckBudget } from '../check-budget.ts';
import { UnreadableFile } from '../read-value.ts';
import { type Certificate, isIssuedBy, readCertificate } from './certificate.ts';
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

/** When an authority confirmed that a certificate was not revoked, and until when that is the latest it has to say. */
export type Confirmation = { from: Date; until: Date };

/** A certificate, and the certificate of the authority that issued it. */
export type Issued = { certificate: Certificate; issuer: Certificate };

const basicResponse = '1.3.6.1.5.5.7.48.1.1';
const ocspSigning = '1.3.6.1.5.5.7.3.9';
const sha1 = '1.3.14.3.2.26';
const enumerated = 0x0a;
/** `good` is an implicit NULL. */
const good = 0x80;

/** The authority says that a certificate is revoked, or unknown to it. */
export class RevokedCertificate extends UnreadableFile {
  override name = 'RevokedCertificate';
}

const unusable = (what: string) => new UnreadableFile(`The status of a certificate ${what}.`);

const sha1Of = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-1', concatBytes(bytes)));

/** Returns the parts of something that was signed: the content, the algorithm, and the signature. */
function signedParts(der: Der) {
  const [content, algorithm, signature, ...rest] = membersOf(expectTag(der, tags.sequence));
  return {
    content: expectTag(content, tags.sequence),
    algorithm: expectTag(algorithm, tags.sequence),
    signature: bitString(signature),
    rest,
  };
}

type SignedParts = ReturnType<typeof signedParts>;

async function isSignedBy(key: Certificate, parts: SignedParts, budget: CheckBudget): Promise<boolean> {
  budget.spend('signatureChecks');
  const { algorithm, content, signature } = parts;
  return (await signatureIsValid(key.publicKey, { algorithm, signed: content.bytes, signature })) === true;
}

/** Returns the certificate that signs statuses for an authority, if a response contains it: the authority issued it for that. */
async function responderIn(
  { rest }: SignedParts,
  issuer: Certificate,
  at: Date,
  budget: CheckBudget,
): Promise<Certificate | undefined> {
  const listed = rest.find(({ tag }) => tag === context(0));
  const [first] = listed ? membersOf(expectTag(membersOf(listed)[0], tags.sequence)) : [];
  if (!first) return undefined;
  const responder = readCertificate(first.bytes);
  const isAllowed =
    responder.usages.includes(ocspSigning) &&
    sameBytes(responder.issuer, issuer.subject) &&
    responder.validFrom <= at &&
    at <= responder.validTo;
  if (!isAllowed) return undefined;
  return (await isIssuedBy(responder, issuer, budget)) ? responder : undefined;
}

/** Returns whether a status is about a certificate: its serial number, and the name and key of its issuer. */
async function isAbout(id: Der, { certificate, issuer }: Issued): Promise<boolean> {
  const [algorithm, name, key, serial] = membersOf(expectTag(id, tags.sequence));
  if (!sameBytes(expectTag(serial, tags.integer).content, certificate.serial)) return false;
  if (objectId(membersOf(expectTag(algorithm, tags.sequence))[0]) !== sha1) return false;
  const issuerKey = bitString(membersOf(wholeDer(issuer.publicKey))[1]);
  return (
    sameBytes(expectTag(name, tags.octetString).content, await sha1Of(issuer.subject)) &&
    sameBytes(expectTag(key, tags.octetString).content, await sha1Of(issuerKey))
  );
}

/**
 * Returns what an OCSP response (RFC 6960) confirms about a certificate. Throws UnreadableFile unless the authority signed
 * that it is good, for a stated time.
 */
export async function readOcsp(
  response: Uint8Array,
  issued: Issued,
  budget: CheckBudget,
): Promise<Confirmation> {
  const [status, wrapped] = membersOf(expectTag(wholeDer(response), tags.sequence));
  if (expectTag(status, enumerated).content[0] !== 0) throw unusable('was refused');
  const [type, bytes] = membersOf(expectTag(membersOf(expectTag(wrapped, context(0)))[0], tags.sequence));
  if (objectId(type) !== basicResponse) throw unusable('has another format');
  const parts = signedParts(wholeDer(expectTag(bytes, tags.octetString).content));
  const fields = membersOf(parts.content).filter(({ tag }) => tag !== context(0));
  const [, producedAt, statuses] = fields;
  for (const one of membersOf(expectTag(statuses, tags.sequence))) {
    const [id, value, from, next] = membersOf(expectTag(one, tags.sequence));
    if (!(await isAbout(expectTag(id, tags.sequence), issued))) continue;
    const at = timeOf(producedAt);
    const responder = (await responderIn(parts, issued.issuer, at, budget)) ?? issued.issuer;
    if (!(await isSignedBy(responder, parts, budget))) throw unusable('is not signed by its authority');
    if (value?.tag !== good) throw new RevokedCertificate('The status of a certificate is not good.');
    if (next?.tag !== context(0)) throw unusable('has no end');
    return { from: timeOf(from), until: timeOf(membersOf(next)[0]) };
  }
  throw unusable('is about another certificate');
}

/**
 * Returns what a list of revoked certificates (RFC 5280, section 5) confirms about a certificate. Throws UnreadableFile unless
 * its issuer signed the list, and the certificate is not on it.
 */
export async function readCrl(
  list: Uint8Array,
  { certificate, issuer }: Issued,
  budget: CheckBudget,
): Promise<Confirmation> {
  const parts = signedParts(wholeDer(list));
  const all = membersOf(parts.content);
  const [, name, from, until, ...rest] = all[0]?.tag === tags.integer ? all.slice(1) : all;
  if (!sameBytes(expectTag(name, tags.sequence).bytes, certificate.issuer))
    throw unusable('has another issuer');
  if (!(await isSignedBy(issuer, parts, budget))) throw unusable('is not signed by its authority');
  const [revoked] = rest.filter(({ tag }) => tag === tags.sequence);
  for (const one of revoked ? membersOf(revoked) : []) {
    const [serial] = membersOf(expectTag(one, tags.sequence));
    if (sameBytes(expectTag(serial, tags.integer).content, certificate.serial))
      throw new RevokedCertificate('The status of a certificate is not good.');
  }
  return { from: timeOf(from), until: timeOf(until) };
}
