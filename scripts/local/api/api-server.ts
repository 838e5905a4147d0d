import type { FunctionCalls } from '#infra/deployed-functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { startAwsEmulators } from '../aws/aws-emulators.ts';
import { MailEvents } from '../aws/mail-events.ts';
import type { LocalQueue } from '../aws/queues/local-queue.ts';
import { QueueCalls } from '../aws/queues/queue-calls.ts';
import { queueService } from '../aws/queues/queue-service.ts';
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

/** Starts the reader of the stream, the queues that it fills, and their functions. Returns the function that stops them. */
async function startBackground({ functions, stream, outbox }: ApiConfig): Promise<() => Promise<unknown>> {
  const queues: QueueCalls[] = [];
  const service = await startAwsEmulators([
    queueService(() => queues.flatMap(({ queue, failures }) => [queue, failures])),
  ]);
  const mailQueues: LocalQueue[] = [];
  for (const one of ofKind(functions, 'queue')) {
    const calls = new QueueCalls(withQueues(one, service.port));
    queues.push(calls);
    if (one.takesMailEvents) mailQueues.push(calls.queue);
  }
  const mailEvents = new MailEvents(outbox, mailQueues);
  const readers = ofKind(functions, 'stream').map(
    (one) => new StreamCalls(stream, withQueues(one, service.port)),
  );
  return async () => {
    await Promise.all([mailEvents.stop(), ...readers.map((reader) => reader.stop())]);
    await Promise.all(queues.map((queue) => queue.stop()));
    await service.stop();
  };
}

/*
 * The API as a separate process. It receives its functions from the parent and sends the port back. It ends with the
 * parent, or on SIGTERM after it has finished the running requests.
 */
process.once('message', async (config: ApiConfig) => {
  const gateway = new Gateway(ofKind(config.functions, 'route'));
  const running = await listen((request, response) => gateway.serve(request, response), config.port);
  const stopBackground = await startBackground(config);
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
