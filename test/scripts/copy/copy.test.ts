import { beforeAll, describe, expect, it } from 'vitest';
import { productTexts } from '#scripts/copy/product-texts.ts';
import { visibleTexts } from '#scripts/copy/visible-texts.ts';

const textsOf = (source: string) => visibleTexts('view.tsx', source).map(({ text }) => text);

describe('visibleTexts', () => {
  it('returns the text of an element with what is in it, in one line', () => {
    const source = `<p className="muted text">You have {count} drafts{' '}
      <a href="/app">in your journal</a>.</p>`;
    expect(textsOf(source)).toEqual(['You have {…} drafts in your journal.']);
  });

  it('returns attributes, properties, choices, and templates that are shown', () => {
    expect(textsOf('<Field label="Fee" hint={isNew ? "Enter the fee" : "Change the fee"} />')).toEqual([
      'Fee',
      'Enter the fee',
      'Change the fee',
    ]);
    expect(textsOf("const steps = { notes: { label: 'Notes', id: 'notes' } };")).toEqual(['Notes']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
    expect(textsOf('notify.success(`Entry ${number} was sealed.`);')).toEqual(['Entry {…} was sealed.']);
  });

  it('leaves out imports, types, comparisons, selectors, and messages for developers', () => {
    expect(
      textsOf(`
        import { a } from 'some module name';
        type Kind = 'first kind' | 'second kind';
        // A comment in words.
        const is = status === 'not yet sent';
        document.querySelector('main article');
        throw new Error('This cannot happen');
        const style = 'color: red; margin: 0';
      `),
    ).toEqual([]);
  });
});

/** Words and turns that sound translated or that American notaries do not use. */
const tics =
  /\b(stands?|wants|tells|whoever|alike|anew|barred|asks? of|for good|no figure|at the head|by itself|from afar|take[sn]? back)\b/i;

describe('the texts of the product', () => {
  let found: Awaited<ReturnType<typeof productTexts>>;

  beforeAll(async () => {
    found = await productTexts();
  });

  it('are found in views, messages of the server, mails, documents, and state guides', () => {
    const texts = [...found.values()].flat().map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Sign in to your journal',
        'Incorrect email or password',
        'Reset your Digital Notary Journal password',
        'Notarial Journal Entry',
      ]),
    );
    expect(texts.length).toBeGreaterThan(5_000);
  });

  it('sound American: none has a word of the list', () => {
    const unusual = [...found].flatMap(([file, texts]) =>
      texts.filter(({ text }) => tics.test(text)).map(({ line, text }) => `${file}:${line}  ${text}`),
    );
    expect(unusual).toEqual([]);
  });
});
