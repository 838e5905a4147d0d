import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listen, readBody } from '#scripts/local/processes/http-server.ts';

const run = promisify(execFile);

const config = (folder: string) => `
[tsa]
default_tsa = authority
[authority]
serial = ${folder}/serial
signer_cert = ${folder}/authority.pem
signer_key = ${folder}/authority.key
certs = ${folder}/authority.pem
signer_digest = sha256
digests = sha256
default_policy = 1.2.3.4
ess_cert_id_alg = sha256
[extensions]
extendedKeyUsage = critical,timeStamping
[name]
`;

/** A timestamp authority on this machine: OpenSSL behind HTTP. */
export type LocalAuthority = {
  url: string;
  /** The certificate that verifiers must trust, as a file. */
  certificate: string;
  /** Verifies an answer for some bytes with OpenSSL. Throws unless OpenSSL accepts it. */
  verify: (data: Uint8Array | string, response: Uint8Array) => Promise<void>;
  /** The same for the token of an answer, as documents contain it. */
  verifyToken: (data: Uint8Array | string, token: Uint8Array) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a timestamp authority with a certificate of its own. */
export async function startAuthority(): Promise<LocalAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'authority-'));
  const file = (name: string) => join(folder, name);
  await writeFile(file('tsa.cnf'), config(folder));
  await writeFile(file('serial'), '01');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Test authority'],
    ...['-config', file('tsa.cnf'), '-extensions', 'extensions', '-section', 'name'],
    ...['-keyout', file('authority.key'), '-out', file('authority.pem')],
  ]);
  const verify = async (data: Uint8Array | string, answer: Uint8Array, options: string[] = []) => {
    await writeFile(file('data'), data);
    await writeFile(file('answer'), answer);
    await run('openssl', [
      ...['ts', '-verify', '-data', file('data'), '-in', file('answer'), ...options],
      ...['-CAfile', file('authority.pem')],
    ]);
  };
  let requests = 0;
  const running = await listen(async (request, response) => {
    requests += 1;
    const query = file(`${requests}.tsq`);
    const reply = file(`${requests}.tsr`);
    await writeFile(query, (await readBody(request, 10_000)) ?? '');
    await run('openssl', [
      ...['ts', '-reply', '-config', file('tsa.cnf'), '-section', 'authority'],
      ...['-queryfile', query, '-out', reply],
    ]);
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(await readFile(reply));
  });
  return {
    url: `http://127.0.0.1:${running.port}`,
    certificate: file('authority.pem'),
    verify: (data, response) => verify(data, response),
    verifyToken: (data, token) => verify(data, token, ['-token_in']),
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
