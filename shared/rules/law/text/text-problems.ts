import { wirePath } from '../../../contract/wire.ts';
import { stateNameOf } from '../act-of.ts';
import type { EntryContent } from '../entry-content.ts';
import type { EntryProblem } from '../entry-problem.ts';
import { type EntryText, entryTexts } from '../entry-texts.ts';
import { prohibitionSentence } from '../prohibition-sentence.ts';
import { ruling } from '../ruling.ts';
import type { Finding, Thing } from './finding.ts';
import { prohibitionOf, textFindings } from './text-findings.ts';

/** A text whose number may be `one`, such as "a Social Security number", and what to do `instead` if it is. */
export type TextQuestion = EntryText & { one: string; instead: string };

type JudgedText = EntryText & { findings: readonly Finding[] };

function judgedTexts(entry: EntryContent, texts: readonly EntryText[] = entryTexts(entry)): JudgedText[] {
  return texts
    .map((text) => ({ ...text, findings: textFindings(entry, text.text, text.use) }))
    .filter(({ findings }) => findings.length > 0);
}

/**
 * Returns the texts about which the notary is asked what their number is, whether or not that was answered. `texts` are
 * those of the entry, unless others that belong to it are given.
 */
export function textQuestions(entry: EntryContent, texts?: EntryText[]): TextQuestion[] {
  return judgedTexts(entry, texts).flatMap(({ findings, ...text }) => {
    const [first] = findings;
    if (!first || first.isCertain) return [];
    const { one, instead } = wordings[first.thing];
    return [{ ...text, one, instead }];
  });
}

/**
 * Returns a problem for each text with content that its state's law or every journal prohibits, and for each unanswered
 * question. An answer in `textConfirmations` never allows content that is certain. `texts` are those of the entry, unless
 * others that belong to it are given.
 */
export function textProblems(entry: EntryContent, texts?: EntryText[]): EntryProblem[] {
  const confirmed = new Set(entry.textConfirmations?.map(({ field }) => field));
  return judgedTexts(entry, texts).flatMap(({ findings, ...text }): EntryProblem[] => {
    const certain = findings.filter(({ isCertain }) => isCertain);
    if (certain.length > 0) return certain.map(({ thing }) => rejection(entry, text, thing));
    const [first] = findings;
    return first && !confirmed.has(wirePath(text.path)) ? [question(entry, text, first.thing)] : [];
  });
}

/**
 * Returns a sentence for each text of a record that is kept beside the journal, by the law of its state. The notary isn't asked about
 * a doubtful number there: the notary names it in the text.
 */
export function textSentences(
  record: Pick<EntryContent, 'stateCode'>,
  texts: readonly EntryText[],
): string[] {
  return judgedTexts(record, texts).flatMap(({ findings, ...text }) => {
    const certain = findings.filter(({ isCertain }) => isCertain);
    if (certain.length > 0) return certain.map(({ thing }) => rejection(record, text, thing).message);
    const [first] = findings;
    if (!first) return [];
    const { one, instead, otherwise = nameIt } = wordings[first.thing];
    return [`${text.label} has a number like ${one}. If it is one, ${instead}. If it is not, ${otherwise}.`];
  });
}

const nameIt =
  'write what it is before it, such as \u201cparcel\u201d, \u201cloan\u201d, or \u201cfile\u201d';
const nameTheChild =
  'write \u201cchild\u201d, \u201cson\u201d, or \u201cdaughter\u201d directly before \u201cborn\u201d, or leave it out';

/** Each kind of content as messages name it, how to write a text without it, and how to write it if it is none. */
const wordings: Record<Thing, { one: string; many: string; instead: string; otherwise?: string }> = {
  ssn: {
    one: 'a Social Security number',
    many: 'Social Security numbers',
    instead: 'write \u201cSocial Security card\u201d without the number',
  },
  ssnPart: {
    one: 'part of a Social Security number',
    many: 'Parts of Social Security numbers',
    instead: 'write \u201cSocial Security card\u201d without the number',
  },
  card: {
    one: 'a payment card number',
    many: 'Payment card numbers',
    instead: 'write \u201cpaid by card\u201d without the number',
  },
  idNumber: {
    one: 'an ID number',
    many: 'ID numbers',
    instead: 'write only the kind of ID, such as \u201cdriver license\u201d',
  },
  idNumberPart: {
    one: 'part of an ID number',
    many: 'Parts of ID numbers',
    instead: 'write only the kind of ID, such as \u201cdriver license\u201d',
  },
  account: {
    one: 'a financial account number',
    many: 'Account numbers',
    instead: 'describe the account without its number, such as \u201cchecking account\u201d',
  },
  birthDate: {
    one: 'a signer\u2019s date of birth',
    many: 'Dates of birth',
    instead: 'leave out the date of birth',
    otherwise: nameTheChild,
  },
  birthPlace: {
    one: 'a signer\u2019s place of birth',
    many: 'Places of birth',
    instead: 'leave out the place of birth',
    otherwise: nameTheChild,
  },
};

const onlyItsEnd = 'write only its last four characters, such as \u201cdriver license ending 6789\u201d';

function rejection(entry: EntryContent, { step, path, label }: EntryText, thing: Thing): EntryProblem {
  const { one, many, instead } = wordings[thing];
  const { basis, lastFour } = prohibitionOf(ruling(entry), thing) ?? {};
  const by = lastFour === 'by_advice' ? 'as the state advises' : 'per state law';
  const rule = lastFour
    ? `${stateNameOf(entry)}: only the last four characters of an ID number are recorded, ${by}`
    : prohibitionSentence(entry.stateCode, many);
  const what = basis ? `${rule} (${basis.cite})` : `${label} must not contain ${one}`;
  const message = `${what}. In ${label}, ${lastFour ? onlyItsEnd : instead}.`;
  return { kind: 'prohibited', step, path, message, ...(basis && { basis }) };
}

function question(entry: EntryContent, { step, path, label }: EntryText, thing: Thing): EntryProblem {
  const { one, instead } = wordings[thing];
  const { basis } = prohibitionOf(ruling(entry), thing) ?? {};
  const rule = basis
    ? `, which ${stateNameOf(entry)} keeps out of the journal (${basis.cite})`
    : ', which is not allowed in any journal';
  return {
    kind: 'prohibited',
    step,
    path,
    message: `${label} has a number like ${one}${rule}. If it is one, ${instead}. If this is a parcel, loan, or file number, confirm it.`,
    isQuestion: true,
    ...(basis && { basis }),
  };
}
