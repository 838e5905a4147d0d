import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback, with its port. */
export type RunningServer = { server: Server; port: number; stop: () => Promise<void> };

type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers 500 when the handler throws, so that no request can end the process. */
function safely(answer: Answering): RequestListener {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} could not be answered`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

/**
 * Returns a server that never closes an idle connection: closing it just when the next request arrives would fail
 * that request. The client closes it.
 */
export function patientServer(answer: Answering): Server {
  const server = createServer(safely(answer));
  server.keepAliveTimeout = 0;
  return server;
}

/** Listens on a port of loopback (0 takes any free one) and resolves once it accepts connections. */
export async function listen(answer: Answering, port = 0): Promise<RunningServer> {
  const server = patientServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, port: (server.address() as AddressInfo).port, stop };
}

/** Reads the whole body of a request; undefined when it is larger than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}

/** Returns whether a port of loopback is free. */
export async function isFree(port: number): Promise<boolean> {
  try {
    const probe = await listen((_, response) => response.end(), port);
    await probe.stop();
    return true;
  } catch {
    return false;
  }
}

/** Returns a free port of loopback. */
export async function freePort(): Promise<number> {
  const probe = await listen((_, response) => response.end());
  await probe.stop();
  return probe.port;
}
