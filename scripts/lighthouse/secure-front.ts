import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { addDays } from 'date-fns/addDays';
import { selfSignedCertificate } from '../certificate/document-certificate.ts';

/** Headers that belong to one connection of HTTP/1.1. HTTP/2 refuses them. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Leaves out pseudo-headers and those of a connection. */
function forwardable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  );
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Files that never change, by their paths: CloudFront answers them from its cache. */
type Cache = Map<string, Answer>;

async function forward(url: URL, cache: Cache, request: Http2ServerRequest): Promise<Answer> {
  const { method, url: path } = request;
  const cached = cache.get(path);
  if (cached && method === 'GET') return cached;
  const onward = send({
    host: '127.0.0.1',
    port: url.port,
    method,
    path,
    headers: { ...forwardable(request.headers), host: url.host },
  });
  request.pipe(onward);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  const headers = forwardable(answer.headers);
  const complete = { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
  if (method === 'GET' && headers['cache-control']?.includes('immutable')) cache.set(path, complete);
  return complete;
}

async function respond(answer: Promise<Answer>, response: Http2ServerResponse): Promise<void> {
  try {
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  } catch {
    response.destroy();
  }
}

/** A server that answers at an address with HTTP/2, as CloudFront does. Its certificate is its own. */
export type SecureFront = { url: string; stop: () => void };

/** Starts a server in front of a product that only speaks HTTP/1.1, where a page's many small files wait for each other. */
export async function startSecureFront(product: string): Promise<SecureFront> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = new Date();
  const cert = await selfSignedCertificate(
    {
      publicKey: publicKey.export({ type: 'spki', format: 'der' }),
      sign: async (message) => sign('sha256', message, privateKey),
    },
    { commonName: 'localhost' },
    { from: now, to: addDays(now, 1) },
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const url = new URL(product);
  const cache: Cache = new Map();
  const server = createSecureServer({ key, cert }, (request, response) =>
    respond(forward(url, cache, request), response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, stop: () => server.close() };
}
