import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { builtSite } from '#scripts/local/site/built-site.ts';

let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const dist = join(directory, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<title>Landing page</title>');
  await writeFile(join(dist, 'app.html'), '<title>Journal</title>');
  await writeFile(join(dist, 'assets', 'long-1a2b.css'), '.a{}'.repeat(500));
  await writeFile(join(dist, 'assets', 'main-1a2b.js'), 'run()');
  await mkdir(join(directory, 'dist-other'));
  await writeFile(join(directory, 'dist-other', 'secret.txt'), 'secret');
  await writeFile(join(directory, 'secret.txt'), 'secret');
  const site = builtSite('http://127.0.0.1:9', dist);
  server = await listen(site.serve);
});

afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true });
});

/** Sends a path exactly as given; fetch would normalize it. */
function get(
  path: string,
  sent: Record<string, string> = {},
): Promise<{ status: number; type: string; headers: NodeJS.Dict<unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers: sent }, (answer) => {
      let body = '';
      answer.on('data', (text: Buffer) => {
        body += text.toString();
      });
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          headers: answer.headers,
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the built site', () => {
  it('serves the landing page at the root, and redirects unknown addresses to it', async () => {
    expect(await get('/?from=mail')).toMatchObject({ status: 200, body: '<title>Landing page</title>' });
    expect(await get('/nothing/here')).toMatchObject({ status: 302, headers: { location: '/' } });
  });

  it('compresses large texts for clients that accept it', async () => {
    const plain = await get('/assets/long-1a2b.css');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await get('/assets/long-1a2b.css', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(packed.headers['content-length'])).toBeLessThan(plain.body.length / 10);
    const small = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/app', '/app/entries/1', '/app?view=reset&token=a.b', '/login', '/dashboard'])(
    'answers %s with the app',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, body: '<title>Journal</title>' });
    },
  );

  it('serves files with their type, and lets clients cache hashed ones forever', async () => {
    const script = await get('/assets/main-1a2b.js');
    expect(script).toMatchObject({ status: 200, type: 'text/javascript', body: 'run()' });
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone.js',
    '/api/unknown',
    '/api',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/../dist-other/secret.txt',
    '/%zz.js',
    '//.js',
  ])('answers %s with 404', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('has the security policy of production', async () => {
    for (const path of ['/', '/assets/gone.js']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain('http://127.0.0.1:9');
      expect(headers['content-security-policy']).toContain(
        "script-src 'self' 'wasm-unsafe-eval' https://js.stripe.com;",
      );
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
  });
});
