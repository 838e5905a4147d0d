import { generateKeyPairSync, sign } from 'node:crypto';
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
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

function forward(url: URL, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url: path } = request;
  const headers = { ...forwardable(request.headers), host: url.host };
  const onward = send({ host: '127.0.0.1', port: url.port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, forwardable(answer.headers));
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
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
  const server = createSecureServer({ key, cert }, (request, response) =>
    forward(new URL(product), request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, stop: () => server.close() };
}
