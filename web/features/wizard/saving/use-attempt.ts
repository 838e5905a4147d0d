import { useRef, useState } from 'react';
import type { EntryPayload } from '#web/lib/api-types.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { notify } from '#web/lib/toasts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { imagesProblem, payloadFromForm } from './entry-payload.ts';

export type Task = 'saving' | 'submitting';

/** One attempt to save or submit: a copy of the form, and its payload, which is computed only here. */
export type Attempt = { form: EntryForm; payload: EntryPayload };

/** Runs one attempt at a time: a second click is ignored. */
export function useAttempt({
  getForm,
  isSavingSignature,
  onStart,
  onFailure,
  onEnd,
}: {
  getForm: () => EntryForm;
  isSavingSignature: () => boolean;
  onStart: () => void;
  onFailure: (task: Task, error: unknown) => void;
  onEnd: () => void;
}) {
  const running = useRef(false);
  const [busy, setBusy] = useState<Task>();

  async function run(task: Task, action: (attempt: Attempt) => Promise<void>): Promise<void> {
    if (running.current) return;
    if (isSavingSignature()) {
      notify.error('Please wait for signature to finish saving...');
      return;
    }
    // An entry is recorded at the tap on Submit, also if it is sent much later.
    const recordedAt = task === 'submitting' ? serverNow().toISOString() : '';
    const form = { ...getForm(), recordedAt };
    const payload = payloadFromForm(form);
    const tooLarge = imagesProblem(form, payload);
    if (tooLarge) {
      notify.error(tooLarge);
      return;
    }
    running.current = true;
    setBusy(task);
    onStart();
    try {
      await action({ form: structuredClone(form), payload });
    } catch (error) {
      onFailure(task, error);
    } finally {
      running.current = false;
      setBusy(undefined);
      onEnd();
    }
  }

  return { busy, isRunning: () => running.current, run };
}
