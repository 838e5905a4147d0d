import { describe, expect, test } from 'vitest';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { textQuestions } from '#shared/rules/law/text/text-problems.ts';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { type EntryForm, emptySigner, newForm } from '#web/features/wizard/form/entry-form.ts';
import { contentFromForm } from '#web/features/wizard/form/form-content.ts';
import { formProblems } from '#web/features/wizard/law/form-problems.ts';
import { judge as judgeForm } from '#web/features/wizard/law/judge.ts';
import { keepable, payloadFromForm } from '#web/features/wizard/saving/entry-payload.ts';
import { entriesOf, visitEntries } from '#web/features/wizard/visit/entries-of.ts';
import { type Judgment, judgeVisit } from '#web/features/wizard/visit/judge-visit.ts';
import { linesToSign } from '#web/features/wizard/visit/lines-to-sign.ts';
import { startVisit } from '#web/features/wizard/visit/start-visit.ts';
import { type Visit, withCell, withDocument, withSignature } from '#web/features/wizard/visit/visit.ts';
import { aProfile } from '../../support/answers.ts';

const today = '2026-11-20';
const drawn = `data:image/png;base64,${'A'.repeat(60)}`;
let ids = 0;

/** A visit of Ada and Ben in a state: a deed, and an affidavit that is sworn to. */
function visitIn(stateCode: string, more: Partial<EntryForm> = {}): { form: EntryForm; visit: Visit } {
  const form = startVisit(
    {
      ...newForm(new Date(`${today}T17:00:00Z`), 'America/New_York', stateCode),
      locationLabel: '1 Main St',
      documentType: 'deed',
      actType: 'acknowledgment',
      documents: [titled('Grant deed'), titled('Affidavit')],
      signers: ['Ada', 'Ben'].map((firstName) => ({
        ...emptySigner,
        ...{
          firstName,
          lastName: 'Cook',
          addressLine: '5 Oak Ave',
          city: 'Fresno',
          stateCode: 'CA',
          zip: '93650',
        },
        ...{ idType: 'passport', idNumber: 'X123', idIssuingAgency: 'US', idExpirationDate: '2030-01-31' },
      })),
      ...more,
    },
    'several_in_one',
    () => `row-${++ids}`,
  );
  if (!form.visit) throw new Error('There is no visit');
  const visit = withDocument(form.visit, 1, { documentType: 'affidavit', actType: 'jurat' });
  return { form: { ...form, visit }, visit };
}

const judge = (form: EntryForm): Judgment => ({
  form,
  warnings: entryWarnings(contentFromForm(form)),
  problems: formProblems(form, today),
  questions: textQuestions(contentFromForm(form)),
  placeOf: (path) => path,
});

describe('the law of a visit', () => {
  test('California has one entry for each signer and document, whatever was chosen elsewhere', () => {
    const alike = { documentType: 'deed', actType: 'acknowledgment' };
    const rows = (state: string) => {
      const { form, visit } = visitIn(state);
      return visitEntries(form, withDocument(visit, 1, alike)).map((entry) => entry.rows);
    };
    expect(rows('CA')).toEqual([[0], [0], [1], [1]]);
    expect(rows('CO')).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('a field that only one of the acts needs is asked for, and recorded in that act alone', () => {
    const { form } = visitIn('CA', { thumbprintException: 'physically_unable', thumbprintNote: 'cast' });
    const payloads = entriesOf(form).map(payloadFromForm);
    expect(
      payloads.map(({ documentType, thumbprintException }) => [documentType, thumbprintException]),
    ).toEqual([
      ['deed', 'physically_unable'],
      ['deed', null],
      ['affidavit', null],
      ['affidavit', null],
    ]);
    expect(keepable(form)).toMatchObject({
      thumbprintException: 'physically_unable',
      thumbprintNote: 'cast',
    });
  });

  test('problems name row and signer, lead to the place of the field, and count signatures as one', () => {
    const { form, visit } = visitIn('CA', { signerJournalSignature: drawn });
    const { problems, entries } = judgeVisit(form, withDocument(visit, 1, { title: ' ' }), judge);
    expect(
      problems.map(({ step, path, message }) => `${step} ${path}: ${message.split(' is required')[0]}`),
    ).toEqual([
      '1 thumbprint: Thumbprint',
      '1 visit.prints.1.thumbprint: Thumbprint',
      '3 visit.documents.1.title: Document 2: Enter its title',
      '3 visit.signing: 4 signatures are missing',
    ]);
    expect(entries[3]?.placeOf('signers.0.city')).toBe('signers.1.city');
    expect(entries[3]?.placeOf('documents.0.description')).toBe('visit.documents.1.title');
  });

  test('the photo of the paper line is asked for once, after the signatures', () => {
    const { form, visit } = visitIn('CA');
    const paths = judgeVisit(form, visit, judge).problems.map(({ path }) => path);
    expect(paths.slice(paths.indexOf('visit.signing'))).toEqual(['visit.signing', 'signerJournalSignature']);
  });

  test('a document that nobody signs is a problem, and a person who signs nothing is none', () => {
    const { form, visit } = visitIn('CO');
    const nobody = withCell(withCell(visit, 1, 0, { signs: false }), 1, 1, { signs: false });
    const problems = judgeVisit(form, nobody, judge).problems.map(({ message }) => message);
    expect(problems).toContain('Document 2: Choose who signs it, or remove it');
    const [ada, ben] = form.signers;
    const unnamed = {
      ...form,
      signers: [
        { ...emptySigner, ...ada },
        { ...emptySigner, ...ben, firstName: '' },
      ],
    };
    const onlyAda = withCell(withCell(visit, 0, 1, { signs: false }), 1, 1, { signs: false });
    const paths = judgeVisit(unnamed, onlyAda, judge).problems.map(({ path }) => path);
    expect(paths).toEqual(['visit.signing']);
  });

  test('a response belongs to the entries that raised its warning', () => {
    const { form, visit } = visitIn('CO', {
      warningResponses: [{ warning: 'expired_id', response: 'known' }],
    });
    const [ada, ben] = form.signers;
    const expired = {
      ...form,
      signers: [
        { ...emptySigner, ...ada },
        { ...emptySigner, ...ben, idExpirationDate: '2020-01-01' },
      ],
    };
    const judged = judgeVisit(expired, visit, judge);
    expect(judged.entries.map((entry) => entry.form.warningResponses.length)).toEqual([0, 1, 0, 1]);
    expect(entriesOf(judged.form).map((entry) => entry.warningResponses.length)).toEqual([0, 1, 0, 1]);
  });
});

describe('what a device keeps of a visit', () => {
  test('no title with a Social Security number, not even in a row that nobody signs', () => {
    const { form, visit } = visitIn('CO');
    const typed = withDocument(visit, 1, { title: 'Form of SSN 123-45-6789' });
    const unsigned = withCell(withCell(typed, 1, 0, { signs: false }), 1, 1, { signs: false });
    for (const table of [typed, unsigned]) {
      const titles = keepable({ ...form, visit: table }).visit?.documents.map(({ title }) => title);
      expect(titles).toEqual(['Grant deed', '']);
    }
  });

  test('no signature where the law of the state prohibits it', () => {
    const signed = (state: string) => {
      const { form, visit } = visitIn(state, { actMode: 'electronic' });
      const table = withSignature(visit, 'visit.documents.0.cells.0.signature', {
        signature: drawn,
        signedAs: null,
      });
      return keepable({ ...form, visit: table }).visit?.documents[0]?.cells[0]?.signature;
    };
    expect(signed('IL')).toBe('');
    expect(signed('CO')).toBe(drawn);
  });
});

test('each person signs for all of their entries in a row', () => {
  const { form, visit } = visitIn('CO');
  const signed = withSignature(visit, 'visit.documents.0.cells.0.signature', {
    signature: drawn,
    signedAs: null,
  });
  const people = linesToSign({ ...form, visit: signed }, signed);
  expect(
    people.map(({ label, lines }) => [
      label,
      ...lines.map(({ facts, isSigned }) => [...facts.documents, facts.act, isSigned]),
    ]),
  ).toEqual([
    ['Signer 1', ['Grant deed', 'acknowledgment', true], ['Affidavit', 'jurat', false]],
    ['Signer 2', ['Grant deed', 'acknowledgment', false], ['Affidavit', 'jurat', false]],
  ]);
});

test('an act that was signed before midnight needs no stated time after it', () => {
  const { form, visit } = visitIn('CO', { actTimezone: 'America/Denver' });
  const signedAs = { name: 'Ada Cook', act: null, documents: [], language: 'en' as const };
  const signed = ['2026-11-21T06:57:00Z', '2026-11-21T07:05:00Z'].reduce(
    (table, at, row) =>
      withSignature(table, `visit.documents.${row}.cells.0.signature`, {
        ...{ signature: drawn, signedAs: { ...signedAs, at } },
      }),
    visit,
  );
  const times = (table: Visit) =>
    judgeForm({ ...form, visit: { ...table, begunOn: form.date } }, aProfile(), '2026-11-21').problems.filter(
      ({ path }) => path.endsWith('actTime'),
    );
  expect(times(visit)).not.toEqual([]);
  const ofAda = withCell(withCell(signed, 0, 1, { signs: false }), 1, 1, { signs: false });
  expect(times(ofAda)).toEqual([]);
});
