import type { FunctionCalls } from '#infra/deployed-functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { startAwsEmulators } from '../aws/aws-emulators.ts';
import { MailEvents } from '../aws/mail-events.ts';
import type { LocalQueue } from '../aws/queues/local-queue.ts';
import { QueueCalls } from '../aws/queues/queue-calls.ts';
import { queueService } from '../aws/queues/queue-service.ts';
import { orderMailPath, orderMailReceiver } from '../aws/received-mail.ts';
import { StreamCalls } from '../database/stream-calls.ts';
import type { StreamSource } from '../database/stream-reader.ts';
import { type ExpiringTable, TimeToLive } from '../database/time-to-live.ts';
import type { FunctionConfig } from '../functions/local-function.ts';
import { ScheduledCalls } from '../functions/scheduled-calls.ts';
import { listen } from '../processes/http-server.ts';
import { Gateway } from './gateway.ts';

/** A function that the API process runs, and when it is called. */
export type ServedFunction = FunctionCalls & { function: FunctionConfig };

/**
 * The functions of the API process, the stream that one of them reads, the folder of sent emails, and the table whose items
 * expire.
 */
export type ApiConfig = {
  port: number;
  functions: ServedFunction[];
  stream: StreamSource;
  outbox: string;
  expiring: ExpiringTable | undefined;
};

/** Returns a function whose SDK uses the queues of this process. */
function withQueues<T extends ServedFunction>(served: T, port: number): T {
  const { environment } = served.function;
  const AWS_ENDPOINT_URL_SQS = `http://127.0.0.1:${port}`;
  return {
    ...served,
    function: { ...served.function, environment: { ...environment, AWS_ENDPOINT_URL_SQS } },
  };
}

type Receiver = ReturnType<typeof orderMailReceiver>;

/**
 * Starts the reader of the stream, the queues that it fills, and their functions. Returns the function that stops them,
 * and the one that receives emails, if the stack has a domain for them.
 */
async function startBackground({
  functions,
  stream,
  outbox,
}: ApiConfig): Promise<{ stop: () => Promise<unknown>; receiveOrderMail: Receiver | undefined }> {
  const queues: QueueCalls[] = [];
  const service = await startAwsEmulators([
    queueService(() => queues.flatMap(({ queue, failures }) => [queue, failures])),
  ]);
  const mailQueues: LocalQueue[] = [];
  let receiveOrderMail: Receiver | undefined;
  for (const one of ofKind(functions, 'queue')) {
    const calls = new QueueCalls(withQueues(one, service.port));
    queues.push(calls);
    if (one.takesMailEvents) mailQueues.push(calls.queue);
    const { environment } = one.function;
    if (one.id === 'receive-order-mail' && environment['ORDER_MAIL_DOMAIN']) {
      receiveOrderMail = orderMailReceiver(calls.queue, environment);
    }
  }
  const mailEvents = new MailEvents(outbox, mailQueues);
  const readers = ofKind(functions, 'stream').map(
    (one) => new StreamCalls(stream, withQueues(one, service.port)),
  );
  const stop = async () => {
    await Promise.all([mailEvents.stop(), ...readers.map((reader) => reader.stop())]);
    await Promise.all(queues.map((queue) => queue.stop()));
    await service.stop();
  };
  return { stop, receiveOrderMail };
}

/*
 * The API as a separate process. It receives its functions from the parent and sends the port back. It ends with the
 * parent, or on SIGTERM after it has finished the running requests.
 */
process.once('message', async (config: ApiConfig) => {
  const gateway = new Gateway(ofKind(config.functions, 'route'));
  const background = startBackground(config);
  const running = await listen(async (request, response) => {
    const isOrderMail = request.url?.split('?')[0] === orderMailPath;
    const receive = isOrderMail ? (await background).receiveOrderMail : undefined;
    return receive ? receive(request, response) : gateway.serve(request, response);
  }, config.port);
  const { stop: stopBackground } = await background;
  const scheduled = new ScheduledCalls(ofKind(config.functions, 'schedule'));
  const timeToLive = config.expiring && new TimeToLive(config.expiring);
  process.on('SIGTERM', () => {
    running.server.close(async () => {
      await Promise.all([gateway.stop(), stopBackground(), scheduled.stop(), timeToLive?.stop()]);
      process.exit(0);
    });
    running.server.closeIdleConnections();
  });
  process.send?.({ port: running.port });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
