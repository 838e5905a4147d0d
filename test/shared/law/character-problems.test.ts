import { describe, expect, it } from 'vitest';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { filled, today } from './filled-entry.ts';

const entryWith = (more: EntryContent) =>
  filled(
    { stateCode: 'CO', documentType: 'affidavit', signers: [{ idType: 'passport' }], ...more },
    'required',
  );
const messages = (more: EntryContent) => entryProblems(entryWith(more), today).map(({ message }) => message);

describe('characters that the API refuses', () => {
  it.each<[string, EntryContent, string]>([
    [
      'half of an emoji',
      { comments: 'Thanks \ud83d' },
      'Comments: a character is broken. Delete it and type it again.',
    ],
    [
      'a flag of tags',
      { comments: '🏴\u{e0067}\u{e007f}' },
      'Comments contains the flag of England, Scotland, or Wales, or other invisible tags. Delete the flag, or type the text again.',
    ],
    [
      'a reversed title',
      { documents: [{ description: 'Deed \u202e' }] },
      'Document 1 contains an invisible character that changes the direction of writing. Delete the text and type it again.',
    ],
    [
      'a name without a letter',
      { interpreterName: '-' },
      'Interpreter Name must contain a letter. Type the name as the person writes it.',
    ],
    [
      'two lines in one',
      { interpreterAddress: 'a\tb' },
      'Interpreter Address must be one line of plain text.',
    ],
  ])('keep %s from being submitted, on the device too', (_, more, message) => {
    expect(messages(more)).toContain(message);
  });

  it('leave other texts alone', () => {
    expect(
      messages({ comments: 'One\nTwo\u200f', interpreterAddress: ' 12 Main St ', interpreterName: 'Zoë' }),
    ).toEqual(messages({}));
  });
});
