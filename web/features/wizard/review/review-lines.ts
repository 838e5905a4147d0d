import { actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { printedFingers } from '#shared/data/thumbprint.ts';
import type { EntryLevelField, Field, FieldTable, Step } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { documentLines, inWords } from '#shared/entry/words.ts';
import { timedAct } from '#shared/rules/act-time.ts';
import { notPerformed, timeOfAct } from '#shared/rules/entry-words.ts';
import { actTypeOf, stateNameOf } from '#shared/rules/law/act-of.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { differsFrom, notePath, signingsOf } from '#shared/rules/law/signed-as.ts';
import { signedAsWords } from '#shared/rules/signed-as-words.ts';
import { personTexts } from '#shared/rules/signer-words.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { lawfulForm } from '../law/lawful-form.ts';

/** One line of the review: a value that will be sealed, in words, and the path of its field in the form. */
export type ReviewLine = {
  path: string;
  step: Step;
  /** The person that the line describes, `Signer 1`; empty for a line about the entry. */
  person: string;
  label: string;
  text: string;
  /** A data URL, or empty. */
  image: string;
};

type Moment = {
  now: Date;
  /** Writes a day, YYYY-MM-DD, as the notary reads days. */
  showDay: (day: string) => string;
};
type Values = Readonly<Record<string, unknown>>;

/** Returns the lines of one table of fields. Fields that people read in one line, such as an address, share one. */
function linesOf(table: FieldTable, values: Values, line: (name: string, field: Field) => ReviewLine) {
  const lines: ReviewLine[] = [];
  for (const [name, field] of Object.entries(table)) {
    const next = line(name, field);
    const before = field.sameLine === undefined ? undefined : lines.at(-1);
    if (!before) lines.push(next);
    else if (values[name]) {
      const dated = field.kind === 'day' ? `${field.label} ${next.text}` : next.text;
      before.text = [before.text, dated].filter(Boolean).join(field.sameLine);
    }
  }
  return lines;
}

const listed = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** Returns the fee with the state's maximum; without an act, the fee alone, if there was one. */
function feeText(content: EntryContent): string {
  if (!wasPerformed(content)) return content.fee ? formatMoney(content.fee) : '';
  const cap = feeCap(content);
  const maximum = cap && ` (maximum in ${stateNameOf(content)}: ${formatMoney(cap.cents / 100)})`;
  return `${formatMoney(content.fee ?? 0)}${maximum ?? ''}`;
}

/** Returns the place in the form and the words of each document that has a title. */
function documentRows(
  { documents }: EntryForm,
  content: EntryContent,
  { showDay }: Moment,
): [number, string][] {
  const places = documents.flatMap(({ description }, place) => (description.trim() ? [place] : []));
  const lines = documentLines(content.documents ?? [], showDay);
  return places.map((place, index) => [place, lines[index] ?? '']);
}

/** The words for values that depend on others; the rest follows from the kind of the field. */
function derivedTexts(content: EntryContent, form: EntryForm, { now, showDay }: Moment) {
  const timed = timedAct(form, now);
  const time = timeOfAct(timed) ?? 'Not entered';
  const act = actTypeOf(content);
  const actName = act ? actTypes[act].name : '';
  return {
    actType: actName === findDocumentType(content.documentType)?.name ? '' : actName,
    date: showDay(timed.date),
    actTime:
      form.actTime || !timed.actTime
        ? time
        : `${time}, the time ${form.recordedAt ? 'of the last signature' : 'when you submit'}`,
    fee: feeText(content),
    outcome: notPerformed(form) ?? '',
    thumbprint: form.thumbprint ? printedFingers[form.thumbprint.finger] : '',
  };
}

/**
 * Returns what would be sealed if the notary submitted the form at `now`: a line for each value, in the order of the
 * wizard. Content that the state prohibits is not sealed and has no line.
 */
export function reviewLines(entered: EntryForm, moment: Moment): ReviewLine[] {
  const { form } = lawfulForm(entered);
  const content = contentFromForm(form);
  const values: Values = { ...content, documents: form.documents };
  const derived: Readonly<Record<string, string>> = derivedTexts(content, form, moment);

  const textOf = (field: Field, value: unknown) => inWords(field, value, moment.showDay) ?? '';

  function lineOf(name: string, field: EntryLevelField): ReviewLine[] {
    const { step, label } = field;
    const line = { path: name, step, person: '', label, text: '', image: '' };
    switch (field.kind) {
      case 'degrees':
      case 'timezone':
      case 'instant':
        return [];
      case 'documents':
        return documentRows(form, content, moment).map(([index, text]) => ({
          ...line,
          ...{ path: `documents.${index}.description`, label: `Document ${index + 1}`, text },
        }));
      case 'people':
        return field.partOf
          ? []
          : listed(values[name]).flatMap((person, index) => personLines(person, index, line, field.of));
      case 'thumbprint':
        return [{ ...line, text: derived[name] ?? '', image: form.thumbprint?.image ?? '' }];
      default: {
        const image = field.kind === 'image' ? String(values[name] ?? '') : '';
        return [{ ...line, text: derived[name] ?? textOf(field, values[name]), image }];
      }
    }
  }

  const signed = new Map(
    signingsOf(content).map(({ path, list, index, signedAs, facts }) => {
      if (!signedAs || !differsFrom(signedAs, facts)) return [path, ''];
      const note = content.signatureNotes.find((one) => one.path === notePath(list, index));
      return [path, `${signedAsWords(signedAs)} Reason: ${note?.reason ?? 'none given'}`];
    }),
  );

  function personLines(person: Values, index: number, list: ReviewLine, table: FieldTable): ReviewLine[] {
    const name = `${list.label} ${index + 1}`;
    const texts = personTexts(person);
    const lines = linesOf(table, person, (part, field) => ({
      ...{ ...list, path: `${list.path}.${index}.${part}`, person: name, label: field.label },
      ...{
        text:
          field.kind === 'signedAs'
            ? (signed.get(`${list.path}.${index}`) ?? '')
            : part in texts
              ? (texts[part] ?? '')
              : textOf(field, person[part]),
      },
      ...{ image: field.kind === 'image' ? String(person[part] ?? '') : '' },
    }));
    // A person's first line is the name.
    return lines.map((line, place) => (place === 0 ? { ...line, label: name } : line));
  }

  return Object.entries<EntryLevelField>(entryFields)
    .filter(([, { copied }]) => !copied)
    .flatMap(([name, field]) => lineOf(name, field))
    .filter(({ text, image }) => text || image);
}
