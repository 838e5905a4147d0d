import { randomBytes } from 'node:crypto';
import { id_signedData, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

const sha256 = '2.16.840.1.101.3.4.2.1';

const timeoutMs = 10_000;

const bytesOf = (buffer: ArrayBuffer) => Buffer.from(new Uint8Array(buffer));

/** Returns what the token of an answer states. Throws if the authority refused, or the answer has no token. */
function readToken(response: TimeStampResp): { token: Uint8Array; statement: TSTInfo } {
  const { status, timeStampToken } = response;
  const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status);
  if (!isGranted || timeStampToken?.contentType !== id_signedData) {
    throw new Error(`The timestamp authority refused, with the status ${status.status}`);
  }
  const { encapContentInfo } = AsnConvert.parse(timeStampToken.content, SignedData);
  const content = encapContentInfo.eContent?.single ?? encapContentInfo.eContent?.any;
  if (!content) throw new Error('The timestamp has no content');
  const statement = AsnConvert.parse(content instanceof OctetString ? content.buffer : content, TSTInfo);
  return { token: new Uint8Array(AsnConvert.serialize(timeStampToken)), statement };
}

/** The answer of a timestamp authority. */
export type Timestamp = {
  /** The whole `TimeStampResp` (RFC 3161) in DER. */
  response: Uint8Array;
  /** The token in it, which signatures of documents contain. */
  token: Uint8Array;
  /** The time that the authority states. */
  at: Date;
};

/**
 * Asks a timestamp authority (RFC 3161) to sign a SHA-256 digest, with its certificates in the answer. Throws if it does
 * not answer, refuses, or signs anything else. The signature of the authority is not checked here: those who rely on it
 * choose the certificates that they trust.
 */
export async function requestTimestamp(url: string, digest: Uint8Array): Promise<Timestamp> {
  const nonce = randomBytes(8);
  // A positive integer in its shortest form, so that it can be compared.
  nonce[0] = ((nonce[0] ?? 0) % 64) | 64;
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: sha256, parameters: null }),
      hashedMessage: new OctetString(digest),
    }),
    nonce: new Uint8Array(nonce).buffer,
    certReq: true,
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: AsnConvert.serialize(request),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The timestamp authority answered ${answer.status}`);
  const response = new Uint8Array(await answer.arrayBuffer());
  const { token, statement } = readToken(AsnConvert.parse(response, TimeStampResp));
  const { messageImprint, nonce: returned, genTime } = statement;
  const isOurs =
    messageImprint.hashAlgorithm.algorithm === sha256 &&
    bytesOf(messageImprint.hashedMessage.buffer).equals(digest) &&
    returned !== undefined &&
    bytesOf(returned).equals(nonce);
  if (!isOurs) throw new Error('The timestamp authority signed something else');
  return { response, token, at: genTime };
}
