import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundlesDigest } from '#infra/release.ts';
import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { call } from '#test/support/api.ts';
import packageJson from '../../package.json' with { type: 'json' };

it('names the release to anyone: its version, and the digest of the code that runs', async () => {
  const { status, body, headers } = await call('get-health');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    status: 'ok',
    version: packageJson.version,
    bundle_digest: bundlesDigest(join(await currentAssembly(), 'functions')),
  });
});
