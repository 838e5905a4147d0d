import {
  context,
  type Der,
  expectTag,
  firstDer,
  membersOf,
  objectId,
  tags,
} from '#shared/evidence/signature/der.ts';

const signingTime = '1.2.840.113549.1.9.5';

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return [0x80 + digits.length, ...digits];
}

function encoded(tag: number, parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return new Uint8Array(Buffer.concat([Uint8Array.from([tag, ...lengthBytes(length)]), ...parts]));
}

/** Returns a value with the members replaced for which `change` returns bytes. */
const changed = (der: Der, change: (member: Der, at: number) => Uint8Array | undefined): Uint8Array =>
  encoded(
    der.tag,
    membersOf(der).map((member, at) => change(member, at) ?? member.bytes),
  );

/**
 * Returns the attributes that a signature covers, as a DER set, without the signing time. PAdES baseline
 * forbids it (ETSI EN 319 142-1, 6.3), because the time is in the signature dictionary, but the library
 * always writes it.
 */
export function attributesWithoutTime(attributes: Uint8Array): Uint8Array {
  const set = firstDer(attributes);
  const kept = membersOf(set).filter(
    (attribute) => objectId(membersOf(expectTag(attribute, tags.sequence))[0]) !== signingTime,
  );
  return encoded(
    set.tag,
    kept.map(({ bytes }) => bytes),
  );
}

/**
 * Returns a CMS signature (DER, possibly followed by zeros) without the signing time in its signed
 * attributes.
 */
export function cmsWithoutTime(cms: Uint8Array): Uint8Array {
  const signer = (info: Der) =>
    changed(info, ({ tag, bytes }) => (tag === context(0) ? attributesWithoutTime(bytes) : undefined));
  const signers = (set: Der) => changed(set, signer);
  const signedData = (data: Der) =>
    changed(data, (member, at) => (at === membersOf(data).length - 1 ? signers(member) : undefined));
  return changed(firstDer(cms), (wrapped) =>
    wrapped.tag === context(0) ? changed(wrapped, signedData) : undefined,
  );
}
