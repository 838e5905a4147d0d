import type { Worker } from 'node:worker_threads';
import type { ImageTasks } from './image-tasks.ts';
import type { ImageTask } from './image-worker.ts';

/**
 * Far above the time for the largest image within our limits, and below the timeout of every function with
 * images.
 */
const limitMs = 10_000;

/** Pixels are outside this heap. The header, which is checked first, determines their memory. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** The result of a task. Undefined if it took too much time or memory. */
type Result<T extends keyof ImageTasks> = Awaited<ReturnType<ImageTasks[T]>> | undefined;

let running: Promise<Worker> | undefined;
let last: Promise<unknown> = Promise.resolve();

async function start(): Promise<Worker> {
  const [threads, { workerFile, workerMark }] = await Promise.all([
    import('node:worker_threads'),
    import('./image-worker.ts'),
  ]);
  return new threads.Worker(workerFile, { workerData: workerMark, resourceLimits, name: 'images' });
}

/** Runs a task in the worker. Starts the worker if needed, and stops it if the task exceeds a limit. */
async function run(task: ImageTask): Promise<unknown> {
  running ??= start();
  const worker = await running;
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const end = () => {
    running = undefined;
    void worker.terminate();
  };
  const limit = setTimeout(() => {
    end();
    resolve(undefined);
  }, limitMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) => {
    end();
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(undefined);
    else reject(new Error('The worker that decodes images failed', { cause: error }));
  });
  worker.postMessage(task);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    worker.removeAllListeners('message').removeAllListeners('error');
    // An idle worker doesn't keep the process alive.
    worker.unref();
  }
}

/**
 * Runs a task on an image in a worker thread, one at a time, so an image can't block the thread that serves
 * requests or exhaust its memory. Returns undefined for an image that takes more than 10 seconds or exceeds
 * the worker's memory.
 */
export function inImageWorker<T extends keyof ImageTasks>(task: T, file: Uint8Array): Promise<Result<T>> {
  const done = last.then(() => run({ task, file })) as Promise<Result<T>>;
  last = done.catch(() => undefined);
  return done;
}
