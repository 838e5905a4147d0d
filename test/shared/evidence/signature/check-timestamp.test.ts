import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase64 } from '#shared/evidence/bytes.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { type Certificate, readPems } from '#shared/evidence/signature/certificate.ts';
import { checkTimestamp } from '#shared/evidence/signature/check-timestamp.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { curveTimestamp, rsaTimestamp, stampedText, timestampRoot } from '../openssl-timestamps.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const check = (response: Uint8Array, trusted: readonly Certificate[], text = stampedText) =>
  checkTimestamp(response, bytes(text), trusted, new CheckBudget());

describe('a timestamp', () => {
  let root: Certificate[];
  let stranger: Certificate[];

  beforeAll(async () => {
    root = readPems(timestampRoot);
    stranger = readPems((await documentSigner()).pem);
  });

  it.each([
    ['an RSA key', rsaTimestamp, 'Test Timestamp Authority rsa'],
    ['a key on a curve', curveTimestamp, 'Test Timestamp Authority ec'],
  ])('of an authority with %s is accepted', async (_name, response, authority) => {
    const statement = await check(fromBase64(response), root);
    expect(statement.outcome).toBe('passed');
    expect(statement.text).toMatch(new RegExp(`^${authority} confirms that this existed at 20\\d\\d-`));
  });

  it('is only named when nobody vouches for its authority', async () => {
    for (const trusted of [[], stranger]) {
      const statement = await check(fromBase64(rsaTimestamp), trusted);
      expect(statement.outcome).toBe('unchecked');
      expect(statement.text).toMatch(
        /^We did not check who issued a timestamp\..* but anyone can write that\.$/,
      );
    }
  });

  it('of something else fails', async () => {
    const statement = await check(fromBase64(rsaTimestamp), root, 'another checkpoint\n');
    expect(statement).toMatchObject({ outcome: 'failed', text: 'The timestamp belongs to something else.' });
  });

  it('fails or names nobody when any byte of it is edited', async () => {
    const response = fromBase64(curveTimestamp);
    for (let at = 0; at < response.length; at += 7) {
      const edited = response.slice();
      edited[at] = (edited[at] ?? 0) ^ 1;
      const { outcome } = await check(edited, []);
      expect(outcome, `byte ${at}`).not.toBe('passed');
    }
  });

  /** Returns the timestamp with other bytes in the first place that has these. */
  const withBytes = (one: Buffer, other: Buffer) => {
    const response = Buffer.from(rsaTimestamp, 'base64');
    const at = response.indexOf(one);
    expect(at).toBeGreaterThan(0);
    other.copy(response, at);
    return new Uint8Array(response);
  };

  it('of a day that does not exist fails', async () => {
    const edited = withBytes(Buffer.from('20261122192428Z'), Buffer.from('20261199192428Z'));
    expect(await check(edited, root)).toMatchObject({
      outcome: 'failed',
      text: expect.stringContaining('The timestamp is damaged'),
    });
  });

  it('by a key that is none fails', async () => {
    const edited = withBytes(Buffer.from('3082010a02820101', 'hex'), Buffer.from('3082010a04820101', 'hex'));
    expect((await check(edited, root)).outcome).toBe('failed');
  });

  it('that was refused or cut off fails', async () => {
    const refused = new Uint8Array([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02]);
    expect((await check(refused, root)).outcome).toBe('failed');
    expect((await check(fromBase64(rsaTimestamp).slice(0, -1), root)).outcome).toBe('failed');
  });
});
