import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#web/lib/browser/after-paint.ts';

let fetched: Awaited<ReturnType<typeof load>> | undefined;

async function load() {
  const [
    { judge },
    { keepable, payloadFromForm },
    { recentActsOf },
    { recordableSigner },
    { noteOrder },
    { orderOfDraft },
  ] = await Promise.all([
    import('./judge.ts'),
    import('../saving/entry-payload.ts'),
    import('../saving/recent-acts-of.ts'),
    import('#shared/rules/law/recordable-signer.ts'),
    import('../saving/note-order.ts'),
    import('#web/lib/entries/order-links.ts'),
  ]);
  return { judge, keepable, payloadFromForm, recentActsOf, recordableSigner, noteOrder, orderOfDraft };
}

/** The rules that judge a form, and those by which it is filled, kept, and sent. */
export type Rules = NonNullable<typeof fetched>;

/** Fetches the rules about texts, people, and visits. The form can be shown without them. */
export async function fetchRules(): Promise<Rules> {
  fetched ??= await load();
  return fetched;
}

/** Returns the rules, or undefined until they have been fetched. A new entry can be filled in before that. */
export function useRules(): Rules | undefined {
  const [state, setState] = useState<{ rules?: Rules; error?: unknown }>(() =>
    fetched ? { rules: fetched } : {},
  );
  const { rules, error } = state;
  useEffect(() => {
    if (rules) return;
    const show = (next: typeof state) => startTransition(() => setState(next));
    const fetchAndShow = () =>
      fetchRules().then(
        (rules) => show({ rules }),
        (error: unknown) => show({ error }),
      );
    // A slow connection is for the form first.
    afterPaint(fetchAndShow);
  }, [rules]);
  // The view's error boundary offers to load it again. The form is kept on the device.
  if (error) throw error;
  return rules;
}
