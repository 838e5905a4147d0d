import { appendFileSync } from 'node:fs';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AwsEndpoints } from '../local/aws/aws-environment.ts';
import { listen, type RunningServer, readBody } from '../local/processes/http-server.ts';
import type { AwsCall, RecordedCall } from './aws-call.ts';
import { jsonCalls } from './json-calls.ts';
import { s3Calls, s3SessionToken } from './s3-calls.ts';

/*
 * Records the calls that functions make to the local AWS services, so that `npm run policy-check` can judge them by
 * the policies of the stage prod. Functions sign with the same key, and each has a session token of its own: its
 * logical ID. It is part of every signed request, address, and form.
 */

/** The longest request, a part of a multipart upload. */
const maxBytes = 256 * 1024 * 1024;

/** A request with its whole body, and the status and the body of its answer. */
type Exchange = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
  status: number;
  answer: Buffer;
};

type Reader = (exchange: Exchange) => Promise<{ by: string | undefined; calls: () => Promise<AwsCall[]> }>;

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

const readS3: Reader = async (exchange) => ({
  // S3 refuses what the function did not sign, such as a form for another key. That is no call of the function.
  by: exchange.status === 403 ? undefined : await s3SessionToken(exchange),
  calls: () => s3Calls(exchange),
});

const readJson: Reader = async ({ method, url, headers, body, answer }) => {
  const target = headers['x-amz-target'];
  const token = headers['x-amz-security-token'];
  const call = { method, path: url.pathname, target: typeof target === 'string' ? target : undefined };
  return {
    by: typeof token === 'string' ? token : undefined,
    calls: async () => jsonCalls({ ...call, input: parsed(body) ?? {}, output: parsed(answer) }),
  };
};

/** Appends the calls of a function. A call that cannot be read is recorded as one that no policy allows. */
async function record(file: string, read: Reader, exchange: Exchange): Promise<void> {
  const { by, calls } = await read(exchange);
  if (by === undefined || exchange.method === 'OPTIONS') return;
  const made = await calls().catch((error: Error): AwsCall[] => [
    { action: 'unknown', resource: error.message, context: {} },
  ]);
  const lines = made.map((call) => `${JSON.stringify({ by, ...call } satisfies RecordedCall)}\n`);
  appendFileSync(file, lines.join(''));
}

function recorder(file: string, endpoint: string, read: Reader): Promise<RunningServer> {
  const agent = new Agent({ keepAlive: true });
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', rawHeaders, headers } = request;
    const url = new URL(request.url ?? '/', endpoint);
    const body = (await readBody(request, maxBytes)) ?? Buffer.alloc(0);
    const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    send(url, { agent, method, headers: rawHeaders }, resolve).on('error', reject).end(body);
    const answer = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const responseBody = Buffer.concat(chunks);
    const status = answer.statusCode ?? 502;
    await record(file, read, { method, url, headers, body, status, answer: responseBody });
    response.writeHead(status, answer.rawHeaders).end(responseBody);
  };
  return listen(forward);
}

/**
 * Puts a recorder before each AWS service. It appends every authorization question of a function to `file`, as lines
 * of JSON. Returns the addresses to use instead.
 */
export async function recordCalls(
  endpoints: AwsEndpoints,
  file: string,
): Promise<{ endpoints: AwsEndpoints; stop: () => Promise<void> }> {
  const readers = { dynamodb: readJson, emulators: readJson, s3: readS3 } as const;
  const running = await Promise.all(
    (Object.keys(readers) as (keyof typeof readers)[]).map(async (name) => ({
      name,
      server: await recorder(file, endpoints[name], readers[name]),
    })),
  );
  const recorded = running.map(({ name, server }) => [name, `http://127.0.0.1:${server.port}`]);
  return {
    endpoints: { ...endpoints, ...Object.fromEntries(recorded) },
    stop: async () => {
      await Promise.all(running.map(({ server }) => server.stop()));
    },
  };
}
