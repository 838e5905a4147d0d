import { once } from 'node:events';
import { asRecord } from '../aws/aws-answer.ts';
import { type ChildOutput, startChild, stopChild } from '../processes/child-process.ts';
import type { ApiConfig } from './api-server.ts';

/** The running API. `kill` ends it without warning, as a crash does; `ended` settles when it is gone. */
export type ApiProcess = {
  port: number;
  ended: Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/** Starts the API as a separate process and waits until it accepts requests. Port 0 takes any free one. */
export async function startApi(config: ApiConfig, output: ChildOutput = 'through'): Promise<ApiProcess> {
  const child = startChild(new URL('./api-server.ts', import.meta.url), [], output);
  const ended = once(child, 'exit').then(() => {});
  const ready = Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The API server did not start'))),
  ]);
  child.send(config);
  const [message] = await ready;
  const taken = asRecord(message)?.['port'];
  if (typeof taken !== 'number') throw new Error('The API server sent no port');
  return { port: taken, ended, stop: () => stopChild(child), kill: () => stopChild(child, 'SIGKILL') };
}
