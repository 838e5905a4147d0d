import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { keepDraft } from '#web/lib/entries/draft-keeper.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fetchRules } from '../law/rules-on-demand.ts';
import type { SaverState } from './entry-saver.ts';
import { type KeptEntry, keepableSaver } from './kept-entry.ts';
import { saverOnDemand } from './saver-on-demand.ts';
import { useKeepForm } from './use-keep-form.ts';

type Start = Pick<KeptEntry, 'saver' | 'carriedFrom' | 'orderId'> & { isKept: boolean; isPractice?: true };

/** The saver of the entry in hand, and the copy of form and saver that this device keeps. */
export function useEntryInHand(
  notaryId: string,
  form: UseFormReturn<EntryForm>,
  { start, step }: { start: Start; step: number },
) {
  const keepState = useRef(async (_state: SaverState) => {});
  const [saver] = useState(() => saverOnDemand(notaryId, (state) => keepState.current(state), start.saver));
  const [isKeptOnly, setKeptOnly] = useState(start.isKept);
  const keeps = !start.isPractice;
  const { isDirty } = useFormState({ control: form.control });
  const hasUnsaved = keeps && (isDirty || isKeptOnly);
  const inHand = async (entry = form.getValues()): Promise<KeptEntry> => {
    const { keepable } = await fetchRules();
    return {
      form: keepable(entry),
      saver: keepableSaver(saver.state(), entry.stateCode),
      step,
      carriedFrom: start.carriedFrom,
      orderId: start.orderId,
    };
  };
  const { keepSoon, stop, forget } = useKeepForm(notaryId, async () =>
    hasUnsaved ? await inHand() : undefined,
  );

  useEffect(() => {
    keepState.current = async () => keepDraft(notaryId, await inHand());
  });
  useEffect(
    () => (keeps ? form.subscribe({ formState: { values: true }, callback: () => keepSoon() }) : undefined),
    [form, keeps, keepSoon],
  );
  const keptStep = useRef(step);
  useEffect(() => {
    if (keptStep.current === step) return;
    keptStep.current = step;
    if (hasUnsaved) keepSoon();
  }, [step, hasUnsaved, keepSoon]);

  return {
    saver,
    step,
    orderId: start.orderId,
    hasUnsaved,
    inHand,
    keepSoon,
    /** Keeps the form as it is now, such as after a signature, so that it is never given twice. */
    keepNow: async () => {
      if (keeps) await keepDraft(notaryId, await inHand());
    },
    stop,
    /** Deletes the kept copy; a practice entry has none. */
    forget: keeps ? forget : async () => {},
    /** Treats this form as the stored one, so that nothing is unsaved. */
    markStored: (entry: EntryForm) => {
      form.reset(entry);
      setKeptOnly(false);
    },
  };
}

export type EntryInHand = ReturnType<typeof useEntryInHand>;
