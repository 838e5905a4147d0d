import { spawnSync } from 'node:child_process';
import * as crypto from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { argon2idFor, nativeArgon2id, wasmArgon2id } from '#functions/adapters/identity/argon2id.ts';
import { writeBundle } from '#infra/write-bundle.ts';
import { temporaryFolder } from '#test/infra/stub-bundles.ts';

describe('argon2id', () => {
  it.each([
    // The first derives a tag longer than one BLAKE2b digest, the second has several lanes.
    { message: 'password', memory: 64, passes: 3, parallelism: 1, tagLength: 100 },
    { message: 'pässwörd', memory: 256, passes: 1, parallelism: 4, tagLength: 32 },
    { message: '\u0000', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  ])('is the same in both implementations: $memory KiB, $parallelism lanes', async ({ message, ...more }) => {
    const parameters = { ...more, nonce: crypto.randomBytes(16) };
    const native = await nativeArgon2id(Buffer.from(message), parameters);
    const wasm = await wasmArgon2id(Buffer.from(message), parameters);
    expect(Buffer.from(wasm).toString('hex')).toBe(Buffer.from(native).toString('hex'));
  });

  it('is native where OpenSSL has it', () => {
    expect(argon2idFor(crypto)).toBe(nativeArgon2id);
  });

  it.each([
    ['Node lacks the function', {}],
    [
      'OpenSSL lacks the algorithm',
      {
        argon2Sync: () => {
          throw new Error('ERR_CRYPTO_ARGON2_NOT_SUPPORTED');
        },
      },
    ],
  ])('is WebAssembly where %s', (_, offered) => {
    expect(argon2idFor(offered)).toBe(wasmArgon2id);
  });

  it('loads WebAssembly only where it is needed, from a file beside the bundle', async () => {
    const folder = await temporaryFolder();
    const contents = `export { hashPassword } from '#functions/adapters/identity/password-hash.ts';`;
    await writeBundle({ contents }, folder);
    const main = await readFile(join(folder, 'index.js'));
    expect(main.byteLength).toBeLessThan(4 * 1024);
    const beside = (await readdir(folder)).filter((name) => name.endsWith('.js') && name !== 'index.js');
    const sizes = await Promise.all(beside.map(async (name) => (await stat(join(folder, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32 * 1024);
    await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }');

    const hashWith = (openssl: string) => {
      const script = `
        ${openssl}
        require(${JSON.stringify(folder)}).hashPassword('violet river stone').then((hash) => {
          const loaded = Object.keys(require.cache).filter((file) => !file.endsWith('index.js'));
          console.log(JSON.stringify([hash.slice(0, 30), loaded.length > 0]));
        });`;
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
      if (stderr) throw new Error(stderr);
      return JSON.parse(stdout);
    };
    const old = `
      const refuse = () => { throw new Error('ERR_CRYPTO_ARGON2_NOT_SUPPORTED'); };
      Object.assign(require('node:crypto'), { argon2: refuse, argon2Sync: refuse });`;
    const form = '$argon2id$v=19$m=19456,t=2,p=1';
    expect(hashWith('')).toEqual([form, false]);
    expect(hashWith(old)).toEqual([form, true]);
  });
});
