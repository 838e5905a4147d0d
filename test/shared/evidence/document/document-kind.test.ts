import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { readSignatureReason, signatureReason } from '#shared/evidence/document/document-kind.ts';

describe('the reason of a signature', () => {
  it('says the kind of the document, and the digest of its evidence', () => {
    const reason = signatureReason('entry', '{"evidence":1}');
    expect(reason).toBe(`digital-notary-journal/pdf/v1 entry ${sha256Hex('{"evidence":1}')}`);
    expect(readSignatureReason(reason)).toEqual({ kind: 'entry', evidence: sha256Hex('{"evidence":1}') });
    expect(signatureReason('front-page')).toBe('digital-notary-journal/pdf/v1 front-page -');
    expect(readSignatureReason(signatureReason('front-page'))).toEqual({
      kind: 'front-page',
      evidence: null,
    });
  });

  it('has one form only', () => {
    const digest = 'a'.repeat(64);
    for (const reason of [
      'Entry 000042',
      `digital-notary-journal/pdf/v1 front-page ${digest}`,
      'digital-notary-journal/pdf/v1 entry -',
      `digital-notary-journal/pdf/v1 entry ${digest.toUpperCase()}`,
      `digital-notary-journal/pdf/v1 entry ${digest}\n`,
      `digital-notary-journal/pdf/v1  entry ${digest}`,
      `digital-notary-journal/pdf/v2 entry ${digest}`,
      'digital-notary-journal/pdf/v1 toString -',
      'digital-notary-journal/pdf/v1 deed -',
    ]) {
      expect(readSignatureReason(reason), reason).toBeUndefined();
    }
  });
});
