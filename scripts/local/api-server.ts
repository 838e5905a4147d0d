import { DailyCalls, type DailyFunction } from './daily-calls.ts';
import { Gateway, type LocalRoute } from './gateway.ts';
import { listen } from './http-server.ts';
import { StreamCalls, type StreamFunction } from './stream-calls.ts';
import type { StreamSource } from './stream-reader.ts';
import { type ExpiringTable, TimeToLive } from './time-to-live.ts';

/** What the API process is told to serve, what it calls by stream and clock, and the table it lets expire. */
export type ApiConfig = {
  port: number;
  routes: LocalRoute[];
  stream: StreamSource;
  expiring: ExpiringTable | undefined;
  streamFunctions: StreamFunction[];
  dailyFunctions: DailyFunction[];
};

/*
 * The API as a process of its own: takes its routes from the parent, tells the port back, ends with the
 * parent or on SIGTERM after the answers under way are given.
 */
process.once('message', async (config: ApiConfig) => {
  const gateway = new Gateway(config.routes);
  const running = await listen((request, response) => gateway.serve(request, response), config.port);
  const streamCalls = new StreamCalls(config.stream, config.streamFunctions);
  const dailyCalls = new DailyCalls(config.dailyFunctions);
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
