import { expect, it } from 'vitest';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { readKeys } from '#shared/evidence/log/known-keys.ts';
import { logBase, publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { sharedSite } from '#test/support/stack.ts';
import { paths } from '#web/lib/navigation/paths.ts';

it('offers a sample PDF of a sealed entry, which passes every check with the keys and the log of the site', async () => {
  const site = await sharedSite();
  const bytesOf = async (path: string) => {
    const response = await fetch(`${site}${path}`);
    expect(response.status, path).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const keys = readKeys(new TextDecoder().decode(await bytesOf(publicKeysPath)));
  const pdf = await bytesOf(paths.samplePdf);
  const trust = { keys, readLog: (path: string) => bytesOf(`${logBase}/${path}`) };
  const { verdict, headline, statements } = await verifyPdf(pdf, trust);
  expect([verdict, statements.filter(({ outcome }) => outcome !== 'passed')]).toEqual(['passed', []]);
  expect(headline).toContain('in the name of “Nan Notary (sample)”');
  expect(await bytesOf(paths.samplePdf)).toEqual(pdf);
}, 180_000);
