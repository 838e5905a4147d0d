import { describe, expect, it } from 'vitest';
import { entryTexts } from '#shared/rules/law/entry-texts.ts';

describe('entryTexts', () => {
  it('returns each typed text with its step, path, and label, and no empty text or code', () => {
    const entry = {
      comments: 'Note',
      landCounty: 'Dallas',
      fee: 3,
      documentType: 'deed',
      signers: [
        { firstName: 'Ada', idType: 'passport' },
        { firstName: '', lastName: 'Byron' },
      ],
      credibleWitnesses: [{ name: 'Alan' }],
      documents: [{ description: 'Deed' }, { description: '' }, { description: 'Will' }],
    } as const;
    expect(entryTexts(entry)).toEqual([
      {
        step: 1,
        path: 'signers.0.firstName',
        label: 'Signer 1: First Name',
        text: 'Ada',
        use: 'words',
        form: 'name',
      },
      {
        step: 1,
        path: 'signers.1.lastName',
        label: 'Signer 2: Last Name',
        text: 'Byron',
        use: 'words',
        form: 'name',
      },
      {
        step: 1,
        path: 'credibleWitnesses.0.name',
        label: 'Credible Witness 1: Name',
        text: 'Alan',
        use: 'words',
        form: 'name',
      },
      { step: 2, path: 'landCounty', label: 'County', text: 'Dallas', use: 'words' },
      { step: 4, path: 'comments', label: 'Comments', text: 'Note', use: 'any', form: 'paragraphs' },
      { step: 3, path: 'documents.0.description', label: 'Document 1', text: 'Deed', use: 'any' },
      { step: 3, path: 'documents.2.description', label: 'Document 3', text: 'Will', use: 'any' },
    ]);
  });

  it('tells apart the texts that hold a name, one number, or anything', () => {
    const texts = entryTexts({ comments: 'A', signers: [{ zip: 'Z', idNumber: 'B', idIssuingAgency: 'C' }] });
    expect(texts.map(({ text, use }) => `${text} ${use}`)).toEqual([
      'Z number',
      'B number',
      'C words',
      'A any',
    ]);
  });

  it('returns nothing for an empty entry', () => {
    expect(entryTexts({})).toEqual([]);
  });
});
