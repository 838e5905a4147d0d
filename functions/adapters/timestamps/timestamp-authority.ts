import { randomBytes } from 'node:crypto';
import { fromBER, Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const sha256 = '2.16.840.1.101.3.4.2.1';

const patientMs = 10_000;

/** Returns the parsed element of DER bytes. Throws for anything else. */
function parse(der: Uint8Array) {
  const { offset, result } = fromBER(new Uint8Array(der).buffer);
  if (offset !== der.length) throw new Error('The timestamp authority sent no DER');
  return result;
}

/** Returns the token in a response. Throws if the authority rejected the request. */
function tokenOf(response: Uint8Array): ContentInfo {
  const { status, timeStampToken } = new TimeStampResp({ schema: parse(response) });
  const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status);
  if (!isGranted || !timeStampToken) {
    throw new Error(`The timestamp authority refused, with the status ${status.status}`);
  }
  return timeStampToken;
}

/** Returns a token's statement. */
function statementOf(token: ContentInfo): TSTInfo {
  const { eContent } = new SignedData({ schema: token.content }).encapContentInfo;
  if (!eContent) throw new Error('The timestamp has no content');
  return new TSTInfo({ schema: parse(new Uint8Array(eContent.getValue())) });
}

/** The response of a timestamp authority. */
export type Timestamp = {
  /** The complete `TimeStampResp` (RFC 3161) in DER. */
  response: Uint8Array;
  /** The token in it, which document signatures contain. */
  token: Uint8Array;
  /** The time that the authority states. */
  at: Date;
};

/**
 * Asks a timestamp authority (RFC 3161) to sign a SHA-256 digest, with its certificates in the response.
 * Throws if it doesn't answer in time, rejects the request, or signs anything else. Doesn't check the
 * authority's signature: relying parties choose the certificates that they trust.
 */
export async function requestTimestamp(
  url: string,
  digest: Uint8Array,
  signal = AbortSignal.timeout(patientMs),
): Promise<Timestamp> {
  const nonce = randomBytes(8);
  // A positive integer in its shortest form, so it can be compared.
  nonce[0] = ((nonce[0] ?? 0) % 64) + 64;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: digest }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: request.toSchema().toBER(),
    signal,
  });
  if (!answer.ok) throw new Error(`The timestamp authority answered ${answer.status}`);
  const response = new Uint8Array(await answer.arrayBuffer());
  const token = tokenOf(response);
  const { messageImprint, nonce: returned, genTime } = statementOf(token);
  const isOurs =
    messageImprint.hashAlgorithm.algorithmId === sha256 &&
    Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView).equals(digest) &&
    returned !== undefined &&
    Buffer.from(returned.valueBlock.valueHexView).equals(nonce);
  if (!isOurs) throw new Error('The timestamp authority signed something else');
  return { response, token: new Uint8Array(token.toSchema().toBER()), at: genTime };
}
