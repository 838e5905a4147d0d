import { parentPort, workerData } from 'node:worker_threads';
import type { ImageTasks } from './image-tasks.ts';

/** A task for the worker: what to do with a file. */
export type ImageTask = { task: keyof ImageTasks; file: Uint8Array };

/** This file, which is also the worker's. Bundles name it differently. */
export const workerFile = import.meta.filename;

/** Distinguishes the worker from any other thread that loads this file. */
export const workerMark = 'decodes images';

if (workerData === workerMark) {
  parentPort?.on('message', async ({ task, file }: ImageTask) => {
    const { imageTasks } = await import('./image-tasks.ts');
    parentPort?.postMessage(imageTasks[task](Buffer.from(file.buffer, file.byteOffset, file.length)));
  });
}
