import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import PostalMime from 'postal-mime';
import { readBody } from '../processes/http-server.ts';
import type { LocalQueue } from './queues/local-queue.ts';
import { localCredentials } from './s3/s3-signature.ts';

/** The path at which the local stack receives emails with orders. It does not exist in production. */
export const orderMailPath = '/_double/order-mail';

/** The largest email that SES receives. */
const maxBytes = 40 * 1_024 * 1_024;

/** Returns SES's message about a received email, with the parts that the product reads. */
async function messageOf(
  email: Buffer,
  { objectKey, to, spam }: { objectKey: string; to: string; spam: string },
) {
  const { headers } = await new PostalMime({ maxHeadersSize: maxBytes }).parse(email);
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  const from = header('from');
  return {
    notificationType: 'Received',
    mail: { commonHeaders: { ...(from && { from: [from] }), messageId: header('message-id') } },
    receipt: {
      recipients: [to],
      ...{ spamVerdict: { status: spam }, virusVerdict: { status: 'PASS' } },
      action: { type: 'S3', objectKey },
    },
  };
}

/**
 * Receives emails as SES does (infra/constructs/order-mail.ts): `POST /_double/order-mail?to=<address>` with the email as
 * its body stores it and tells the queue. `spam=FAIL` makes SES suspect it.
 */
export function orderMailReceiver(queue: LocalQueue, environment: Record<string, string>) {
  const s3 = new S3Client({
    endpoint: environment['AWS_ENDPOINT_URL_S3'] ?? '',
    region: environment['AWS_REGION'] ?? '',
    credentials: localCredentials,
    forcePathStyle: true,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = new URL(request.url ?? '/', 'http://local');
    const to = searchParams.get('to');
    const email = await readBody(request, maxBytes);
    if (request.method !== 'POST' || !to || !email) {
      response.writeHead(400).end('POST an email with ?to=<address>, at most 40 MB.');
      return;
    }
    const objectKey = `received/${randomUUID()}`;
    const Bucket = environment['ORDER_MAIL_BUCKET'];
    await s3.send(new PutObjectCommand({ Bucket, Key: objectKey, Body: email }));
    const message = await messageOf(email, { objectKey, to, spam: searchParams.get('spam') ?? 'PASS' });
    queue.send({ body: JSON.stringify(message) });
    response.writeHead(202).end();
  };
}
