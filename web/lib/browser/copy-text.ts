import { warn } from '../warn.ts';
import { notify } from './toasts.ts';

/** Copies a text to the clipboard and says so; if the browser refuses, says what to do instead. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch (error) {
    warn('The text could not be copied', error);
    notify.error('Copying failed. Select the text and copy it by hand.');
  }
}
