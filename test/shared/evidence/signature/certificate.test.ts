import { generateKeyPairSync, sign } from 'node:crypto';
import { BitString, Integer, ObjectIdentifier, OctetString, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  Certificate as IssuedCertificate,
  IssuerAndSerialNumber,
  PublicKeyInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { describe, expect, it, vi } from 'vitest';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { type Certificate, isTrusted, readCertificate } from '#shared/evidence/signature/certificate.ts';
import { readCms } from '#shared/evidence/signature/cms.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const spki = publicKey.export({ type: 'spki', format: 'der' });
const sha256WithRsa = '1.2.840.113549.1.1.11';

/** Returns a certificate of an authority, issued by itself. All have one name and one key, and other serial numbers. */
function authority(serial: number, name = 'A', issuer = name): Certificate {
  const made = new IssuedCertificate();
  made.version = 2;
  made.serialNumber = new Integer({ value: serial });
  for (const [of, value] of [
    [made.subject, name],
    [made.issuer, issuer],
  ] as const) {
    of.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) }));
  }
  made.notBefore.value = new Date('2026-01-01T00:00:00Z');
  made.notAfter.value = new Date('2027-01-01T00:00:00Z');
  made.subjectPublicKeyInfo = PublicKeyInfo.fromBER(spki);
  const constraints = new BasicConstraints({ cA: true }).toSchema().toBER();
  made.extensions = [new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints })];
  const algorithm = new AlgorithmIdentifier({ algorithmId: sha256WithRsa });
  made.signature = algorithm;
  made.signatureAlgorithm = algorithm;
  const content = Buffer.from(made.encodeTBS().toBER());
  made.signatureValue = new BitString({
    valueHex: new Uint8Array(sign('sha256', content, privateKey)).buffer,
  });
  return readCertificate(new Uint8Array(made.toSchema(true).toBER()));
}

describe('the name of a certificate', () => {
  it.each([
    ['quotation marks', 'A" confirms that "B', 'A confirms that B'],
    ['lines', 'A\n\nThis document is genuine', 'A This document is genuine'],
    ['controls of direction', 'A\u202eB\u2066C', 'A B C'],
    ['markup', '<h2>A</h2>', 'h2 A /h2'],
    ['more characters than it may', 'a'.repeat(100_000), 'a'.repeat(64)],
  ])('is repeated without %s', (_name, written, repeated) => {
    expect(authority(1, written).name).toBe(repeated);
  });

  it('keeps its letters and marks', () => {
    const name = "D-TRUST Álvarez & Søn's (CA) 4:2/3, 日本";
    expect(authority(1, name).name).toBe(name);
  });
});

const at = new Date('2026-06-01T00:00:00Z');

describe('isTrusted', () => {
  it('follows a chain to a trusted authority, which must be valid at the time', async () => {
    const [root, middle, leaf] = [
      authority(1, 'Root'),
      authority(2, 'Middle', 'Root'),
      authority(3, 'Leaf', 'Middle'),
    ];
    const trusts = (trusted: Certificate[], others: Certificate[], when = at) =>
      isTrusted(leaf, { trusted, others, at: when }, new CheckBudget());
    expect(await trusts([root], [middle])).toBe(true);
    expect(await trusts([leaf], [])).toBe(true);
    expect(await trusts([root], [])).toBe(false);
    expect(await trusts([], [root, middle])).toBe(false);
    expect(await trusts([root], [middle], new Date('2028-01-01T00:00:00Z'))).toBe(false);
  });

  it('checks each certificate once with each key, however many authorities have one name', async () => {
    const [leaf, ...others] = Array.from({ length: 10 }, (_, serial) => authority(serial + 1));
    if (!leaf) throw new Error('no certificate');
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const budget = new CheckBudget();
    expect(await isTrusted(leaf, { trusted: [authority(99, 'B')], others, at }, budget)).toBe(false);
    // The others have one key, which issued the first one. With a search of all paths, it was a billion.
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });
});

/** Returns a signature that has these certificates, and was made with none of them. */
function cmsWith(certificates: readonly Certificate[]): Uint8Array {
  const issued = certificates.map(({ bytes }) => IssuedCertificate.fromBER(bytes.slice()));
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' });
  const [first] = issued;
  if (!first) throw new Error('no certificate');
  const contentType = new Attribute({
    type: '1.2.840.113549.1.9.3',
    values: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })],
  });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: first.issuer, serialNumber: first.serialNumber }),
    digestAlgorithm,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: [contentType] }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256WithRsa }),
    signature: new OctetString({ valueHex: new ArrayBuffer(8) }),
  });
  const content = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    certificates: issued,
    signerInfos: [signer],
  });
  const info = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: content.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

describe('readCms', () => {
  it('reads ten certificates, and no more, each once', () => {
    const ten = Array.from({ length: 10 }, (_, serial) => authority(serial + 1));
    expect(readCms(cmsWith([...ten, ...ten])).certificates).toHaveLength(10);
    expect(() => readCms(cmsWith([...ten, authority(11)]))).toThrow('too many certificates');
  });
});
