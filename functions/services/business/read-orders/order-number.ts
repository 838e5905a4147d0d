import type { LabeledField } from './labeled-fields.ts';

export type FoundNumber = { number: string | undefined; doubtful: boolean };

const token = '(?=[\\w./-]{0,39}\\d)[A-Za-z0-9][\\w./-]{1,60}';
const inProse = new RegExp(
  `\\b(?<word>order|ord|assignment|confirmation|request|job|file|ref(?:erence)?|escrow|booking|signing|appointment)\\b\\.?(?: (?<number>number|num|no\\.?|id|#))?\\s?[:#]{0,2}\\s?#?(?<token>${token})`,
  'gi',
);
const shaped = /(?<![\w/.-])(?:[A-Z]{1,6}-?\d{2,12}(?:-[A-Z0-9]{1,8})?|\d{2,8}-\d{3,10})(?![\w/:-])/g;

const trimmed = (text: string) => text.replace(/[.,;:_/-]+$/, '');

/** Returns the first token of a value that may be a number of an order. Days, times, and telephone numbers are none. */
function numberIn(value: string): string | undefined {
  const first = trimmed(value.replace(/^[#\s:]+/, '').split(/[\s,;()]/, 1)[0] ?? '');
  if (!/\d/.test(first) || !/^[A-Za-z0-9][\w./-]*$/.test(first)) return undefined;
  if (
    /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$|^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$|^\d{1,2}(?:am|pm|st|nd|rd|th)$|^\d{1,2}\.\d\d$|^\d{3}-\d{3}-\d{4}$/i.test(
      first,
    )
  )
    return undefined;
  return first;
}

function fromProse(text: string): string[] {
  return [...text.slice(0, 20_000).matchAll(inProse)].flatMap((match) => {
    const { word = '', number, token: raw = '' } = match.groups ?? {};
    const isMarked = number !== undefined || match[0].includes('#');
    const isOrder = /^(?:order|assignment|confirmation)$/i.test(word);
    const found = numberIn(raw);
    if (!found || (!isMarked && !isOrder && !/[A-Za-z].*\d|\d.*[A-Za-z-]/.test(found))) return [];
    return /^(?:19|20)\d\d$/.test(found) || (/^\d{1,2}$/.test(found) && !isMarked) ? [] : [found];
  });
}

/** Returns the number of the order: by its label, from the subject, or in the text. */
export function orderNumberIn(text: string, subject: string, fields: readonly LabeledField[]): FoundNumber {
  const labeled = (kind: LabeledField['kind']) =>
    fields.filter((field) => field.kind === kind).flatMap(({ value }) => numberIn(value) ?? []);
  const numbers = [...new Set(labeled('number'))];
  if (numbers.length > 0) return { number: numbers[0], doubtful: numbers.length > 1 };
  const named = [...new Set([...fromProse(subject), ...fromProse(text)])];
  const order = named[0];
  if (order) return { number: order, doubtful: named.length > 1 };
  const files = [...new Set(labeled('fileNumber'))];
  if (files.length > 0) return { number: files[0], doubtful: files.length > 1 };
  const inSubject = [...subject.matchAll(shaped)].map(([found]) => found);
  return { number: inSubject[0], doubtful: inSubject.length > 0 };
}
