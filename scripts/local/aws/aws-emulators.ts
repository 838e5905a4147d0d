import { listen, type RunningServer, readBody } from '../processes/http-server.ts';
import type { AwsEmulator } from './aws-answer.ts';

const maxBytes = 12 * 1024 * 1024;

function parse(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/**
 * Serves the emulators of the small AWS services on one port of loopback, in the SDK's protocols: JSON 1.1 with `x-amz-
 * target` (KMS, Secrets Manager) and REST JSON (Location, SES).
 */
export function startAwsEmulators(emulators: readonly AwsEmulator[]): Promise<RunningServer> {
  return listen(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = parse((await readBody(request, maxBytes)) ?? Buffer.alloc(0));
    const target = request.headers['x-amz-target'];
    const asked = {
      method: request.method ?? '',
      path: url.pathname,
      target: typeof target === 'string' ? target : undefined,
      body,
    };
    for (const emulator of emulators) {
      const given = await emulator(asked);
      if (!given) continue;
      response.writeHead(given.status, {
        'content-type': asked.target ? 'application/x-amz-json-1.1' : 'application/json',
        'x-amzn-requestid': crypto.randomUUID(),
        ...(given.exception && { 'x-amzn-errortype': given.exception }),
      });
      response.end(JSON.stringify(given.body));
      return;
    }
    const name = asked.target ?? `${asked.method} ${asked.path}`;
    console.error(`The local stack has no emulator for ${name}`);
    response.writeHead(501, { 'x-amzn-errortype': 'NotImplementedException' });
    response.end(JSON.stringify({ message: `The local stack has no emulator for ${name}` }));
  });
}
