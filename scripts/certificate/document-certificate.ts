import { createHash, randomBytes } from 'node:crypto';
import {
  Set as Asn1Set,
  BitString,
  fromBER,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Utf8String,
} from 'asn1js';
import { startOfSecond } from 'date-fns/startOfSecond';
import {
  AlgorithmIdentifier,
  Attribute,
  BasicConstraints,
  Certificate,
  CertificationRequest,
  Extension,
  Extensions,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from 'pkijs';

/** The person or company that a certificate names. Readers of PDFs show the common name as the signer. */
export type CertificateSubject = { commonName: string; organization?: string; country?: string };

/** An RSA key of which only the public part is known here. */
export type CertifiedKey = {
  /** SubjectPublicKeyInfo in DER. */
  publicKey: Uint8Array;
  /** Returns the RSASSA-PKCS1-v1_5 signature with SHA-256 of a message of at most 4,096 bytes. */
  sign: (message: Uint8Array) => Promise<Uint8Array>;
};

const types = { commonName: '2.5.4.3', organization: '2.5.4.10', country: '2.5.4.6' } as const;
const sha256WithRsa = '1.2.840.113549.1.1.11';
const extensionRequest = '1.2.840.113549.1.9.14';
/** id-kp-documentSigning (RFC 9336). */
const documentSigning = '1.3.6.1.5.5.7.3.36';

/** digitalSignature and nonRepudiation: the first two bits. PDF readers and PAdES validators ask for the second. */
const signsOnly = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });

/** Returns a distinguished name, with one attribute in each of its parts. */
function distinguishedName(subject: CertificateSubject): RelativeDistinguishedNames {
  const { country, organization, commonName } = subject;
  const part = (type: string, value: PrintableString | Utf8String) =>
    new Asn1Set({ value: [new Sequence({ value: [new ObjectIdentifier({ value: type }), value] })] });
  const parts = [
    ...(country ? [part(types.country, new PrintableString({ value: country }))] : []),
    ...(organization ? [part(types.organization, new Utf8String({ value: organization }))] : []),
    part(types.commonName, new Utf8String({ value: commonName })),
  ];
  return new RelativeDistinguishedNames({ schema: fromBER(new Sequence({ value: parts }).toBER()).result });
}

const extension = (extnID: string, critical: boolean, value: { toBER: () => ArrayBuffer }) =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

/** Returns what the key may be used for: signing documents. */
function usage(): Extension[] {
  return [
    extension('2.5.29.15', true, signsOnly),
    extension(
      '2.5.29.37',
      false,
      new Sequence({ value: [new ObjectIdentifier({ value: documentSigning })] }),
    ),
  ];
}

/** Returns the identifier of a key: the SHA-1 of its bits (RFC 5280, section 4.2.1.2). */
function keyIdentifier(publicKey: BitString): OctetString {
  const digest = createHash('sha1').update(publicKey.valueBlock.valueHexView).digest();
  return new OctetString({ valueHex: new Uint8Array(digest).buffer });
}

/**
 * Returns a time of a certificate, in whole seconds. The years of a UTCTime have two digits and end with 2049; later times
 * are a GeneralizedTime (RFC 5280, section 4.1.2.5).
 */
function certificateTime(date: Date): Time {
  const type = date.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime;
  return new Time({ type, value: startOfSecond(date) });
}

/** Signs what was made, and returns it in PEM. */
async function signedBy(
  key: CertifiedKey,
  made: Certificate | CertificationRequest,
  label: string,
): Promise<string> {
  made.signatureAlgorithm = new AlgorithmIdentifier({ algorithmId: sha256WithRsa });
  // The first part of both structures is what the signature covers.
  const [content] = made.toSchema(true).valueBlock.value;
  if (!content) throw new Error(`The ${label.toLowerCase()} is empty`);
  const signature = await key.sign(new Uint8Array(content.toBER()));
  made.signatureValue = new BitString({ valueHex: new Uint8Array(signature).buffer });
  const lines =
    Buffer.from(made.toSchema(true).toBER())
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/**
 * Returns a certificate of a key, signed by the key, in PEM. It may sign documents and nothing else. PDF readers check its
 * signatures, but do not know who made it.
 */
export async function selfSignedCertificate(
  key: CertifiedKey,
  subject: CertificateSubject,
  { from, to }: { from: Date; to: Date },
): Promise<string> {
  const certificate = new Certificate();
  certificate.version = 2;
  // A copy: the library writes the whole memory that a Buffer of Node.js shares with others.
  certificate.serialNumber.valueBlock.valueHexView = new Uint8Array([1, ...randomBytes(15)]);
  certificate.subject = distinguishedName(subject);
  certificate.issuer = distinguishedName(subject);
  certificate.notBefore = certificateTime(from);
  certificate.notAfter = certificateTime(to);
  certificate.subjectPublicKeyInfo.fromSchema(fromBER(key.publicKey).result);
  const identifier = keyIdentifier(certificate.subjectPublicKeyInfo.subjectPublicKey);
  certificate.extensions = [
    extension('2.5.29.19', true, new BasicConstraints({ cA: false }).toSchema()),
    ...usage(),
    extension('2.5.29.14', false, identifier),
  ];
  certificate.signature = new AlgorithmIdentifier({ algorithmId: sha256WithRsa });
  return signedBy(key, certificate, 'CERTIFICATE');
}

/** Returns a request for a certificate of a key (PKCS #10), in PEM, as a certificate authority takes it. */
export async function certificateRequest(key: CertifiedKey, subject: CertificateSubject): Promise<string> {
  const request = new CertificationRequest();
  request.subject = distinguishedName(subject);
  request.subjectPublicKeyInfo.fromSchema(fromBER(key.publicKey).result);
  const extensions = new Extensions({ extensions: usage() }).toSchema();
  request.attributes = [new Attribute({ type: extensionRequest, values: [extensions] })];
  return signedBy(key, request, 'CERTIFICATE REQUEST');
}
