import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lastingNotes } from '#scripts/certificate/lasting-notes.ts';
import { startTestAuthority } from '#test/support/certificate-authority.ts';
import { documentSigner } from '#test/support/document-signer.ts';

const read = (certificates: readonly Uint8Array[]) => certificates.map((one) => new X509Certificate(one));
const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000);

describe('notes about a certificate that signs documents', () => {
  it('say how its end compares with the years for which documents are kept', async () => {
    const certificates = read((await documentSigner()).certificates);
    const now = new Date('2026-06-01T00:00:00Z');
    expect(lastingNotes(certificates, now)).toEqual([
      'Documents are kept for up to 10 years. The certificate ends 9 years and 5 months earlier. Signatures outlive it only with long-term data.',
      'Warning: it signs itself, so no authority confirms its status. Its signatures have no long-term data.',
    ]);
  });

  it('warn if a status cannot be had, or an issuer is missing', async () => {
    const authority = await startTestAuthority();
    await authority.stop();
    const chain = read(authority.signer.certificates);
    expect(lastingNotes(chain, new Date())).toHaveLength(1);
    expect(lastingNotes(chain, yearsAgo(12))[0]).toContain('The certificate ends 2 years and');
    // The issuer can be fetched.
    expect(lastingNotes(chain.slice(0, 1), new Date())).toHaveLength(1);
    const [own, ca] = chain;
    if (!own || !ca) throw new Error('no chain');
    const signsItself = read((await documentSigner()).certificates);
    expect(lastingNotes([...signsItself, own, ca], new Date())[1]).toContain('signs itself');
  });
});
