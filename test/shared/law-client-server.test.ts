import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { judged } from '#functions/services/entries/store-content.ts';
import { createDraft } from '#shared/contract/drafts.ts';
import { fromWire, toWire } from '#shared/contract/wire.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryForms } from '#test/support/entry-forms.ts';
import { everyCase } from '#test/support/every-case.ts';
import { formProblems } from '#web/features/wizard/law/form-problems.ts';
import { payloadFromForm } from '#web/features/wizard/saving/entry-payload.ts';

const today = '2026-11-21';

/** Returns the server's complaints about what the wizard sends for a form: first its shape, then the law. */
function serverProblems(payload: unknown): string[] {
  const parsed = z.safeParse(createDraft.body, toWire(payload));
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return entryProblems(judged(fromWire(parsed.data) as never), today).map(({ message }) => message);
}

describe('client and server', () => {
  it('accept the same entries', () => {
    const runs = everyCase ? 1_000 : 400;
    let accepted = 0;
    fc.assert(
      fc.property(entryForms(today), (form) => {
        const here = formProblems(form, today);
        const there = serverProblems(payloadFromForm(form));
        if (here.length === 0) accepted += 1;
        expect(there.length === 0, JSON.stringify([here, there, form])).toBe(here.length === 0);
      }),
      { numRuns: runs },
    );
    // The property is meaningful only if both kinds of entries occurred.
    expect(accepted).toBeGreaterThan(runs * 0.03);
    expect(accepted).toBeLessThan(runs * 0.97);
  });
});
