import { useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { imagesIn } from '#shared/entry/images.ts';
import type { EntryPayload } from '#web/lib/api/api-types.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fetchRules } from '../law/rules-on-demand.ts';
import { entriesOf } from '../visit/entries-of.ts';

export type Task = 'saving' | 'submitting';

/** One attempt to save or submit: a copy of the form, and the payloads of its entries, which are computed only here. */
export type Attempt = { form: EntryForm; payloads: EntryPayload[] };

/** Runs one attempt at a time: a second click is ignored. `run` resolves to whether the action was done. */
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

  async function run(task: Task, action: (attempt: Attempt) => Promise<boolean>): Promise<boolean> {
    if (running.current) return false;
    if (isSavingSignature()) {
      notify.error('Please wait for signature to finish saving...');
      return false;
    }
    // An entry is recorded at the tap on Submit, also if it is sent much later.
    const recordedAt = task === 'submitting' ? serverNow().toISOString() : '';
    const form = structuredClone({ ...getForm(), recordedAt });
    running.current = true;
    setBusy(task);
    try {
      const { payloadFromForm } = await fetchRules();
      const entries = entriesOf(form).map((entry) => ({ entry, payload: payloadFromForm(entry) }));
      const tooLarge = entries.flatMap(({ entry, payload }) => imagesProblem(entry, payload) ?? []).at(0);
      if (tooLarge) {
        notify.error(tooLarge);
        return false;
      }
      onStart();
      return await action({ form, payloads: entries.map(({ payload }) => payload) });
    } catch (error) {
      onFailure(task, error);
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
      onEnd();
    }
  }

  return { busy, isRunning: () => running.current, run };
}

/** Bytes of an image given as a base64 data URL. */
function imageBytes(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4);
}

/** Returns a message when all images together are too large to send. */
function imagesProblem(
  { thumbprint }: Pick<EntryForm, 'thumbprint'>,
  payload: EntryPayload,
): string | undefined {
  const images = imagesIn(entryFields, payload, (values, name, { kind }) =>
    kind === 'thumbprint' ? thumbprint?.image : values[name],
  );
  const bytes = images.reduce((sum, { image }) => sum + imageBytes(String(image)), 0);
  if (bytes <= limits.entryImageBytes) return undefined;
  return 'The signatures and photos of this entry are larger than 4 MB together. Clear one and capture it again.';
}
