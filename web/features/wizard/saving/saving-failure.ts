import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import { warn } from '#web/lib/warn.ts';
import type { Task } from './use-attempt.ts';

/** The server's reasons for refusing an entry, shown on the page until the next attempt, and the field they are about. */
export type ServerRefusal = { title: string; detail: string; path?: string | undefined };

/** Tells the notary why an attempt failed. Returns the server's reasons if it refused the content. */
export function reportFailure(task: Task, error: unknown): ServerRefusal | undefined {
  if (!(error instanceof ApiError)) warn('The entry could not be sent', error);
  if (error instanceof ApiError && error.status === 404) {
    notify.error('Draft not found. Please refresh the page and try again.');
    return undefined;
  }
  const isSaving = task === 'saving';
  const fallback = isSaving ? 'Failed to create new entry' : 'Failed to get entry ID for submission';
  const title = isSaving ? 'Failed to save entry' : 'Submission failed';
  notifyFailure(error, fallback, (detail) => `${title}: ${detail}`);
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  return { title, detail: detailOf(error, fallback) };
}
