import type { FunctionCalls } from '#infra/deployed-functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { DailyCalls } from './daily-calls.ts';
import { Gateway } from './gateway.ts';
import { listen } from './http-server.ts';
import type { FunctionConfig } from './local-function.ts';
import { StreamCalls } from './stream-calls.ts';
import type { StreamSource } from './stream-reader.ts';
import { type ExpiringTable, TimeToLive } from './time-to-live.ts';

/** A function that the API process runs, and when it is called. */
export type ServedFunction = FunctionCalls & { function: FunctionConfig };

/** The functions of the API process, the stream that calls some of them, and the table whose items expire. */
export type ApiConfig = {
  port: number;
  functions: ServedFunction[];
  stream: StreamSource;
  expiring: ExpiringTable | undefined;
};

/*
 * The API as a separate process. It receives its functions from the parent and sends the port back. It ends with the
 * parent, or on SIGTERM after it has finished the running requests.
 */
process.once('message', async (config: ApiConfig) => {
  const gateway = new Gateway(ofKind(config.functions, 'route'));
  const running = await listen((request, response) => gateway.serve(request, response), config.port);
  const streamCalls = new StreamCalls(config.stream, ofKind(config.functions, 'stream'));
  const dailyCalls = new DailyCalls(ofKind(config.functions, 'schedule'));
  const timeToLive = config.expiring && new TimeToLive(config.expiring);
  process.on('SIGTERM', () => {
    running.server.close(async () => {
      await Promise.all([gateway.stop(), streamCalls.stop(), dailyCalls.stop(), timeToLive?.stop()]);
      process.exit(0);
    });
    running.server.closeIdleConnections();
  });
  process.send?.({ port: running.port });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
