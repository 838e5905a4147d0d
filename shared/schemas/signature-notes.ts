import * as z from 'zod/mini';

const person = /^(?:signers|credible_witnesses|mark_witnesses)\.(?:0|[1-9]\d?)$/;

type Note = { path?: string | null | undefined; reason?: string | null | undefined };

/** Checks notes on signatures: each names another person by path, and has a reason. */
export const signatureNoteRules = z.check<Record<string, unknown>>(
  ({ value, issues }) => {
    const notes = value['signature_notes'];
    if (!Array.isArray(notes)) return;
    const refuse = (index: number, member: keyof Note, message: string) =>
      issues.push({
        ...{ code: 'custom', path: ['signature_notes', index, member], message },
        ...{ input: notes, continue: true },
      });
    const named = new Set<string>();
    for (const [index, { path, reason }] of (notes as Note[]).entries()) {
      if (!path || !person.test(path)) refuse(index, 'path', 'must name a person, such as signers.0');
      else if (named.has(path)) refuse(index, 'path', 'must not be named twice');
      if (path) named.add(path);
      if (!reason) refuse(index, 'reason', 'is required');
    }
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);
