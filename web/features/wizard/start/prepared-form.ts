import { documentTypeCodes, documentTypes, findDocumentType } from '#shared/data/document-types.ts';
import { limits } from '#shared/data/limits.ts';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';
import type { PreparedEntry } from '#web/lib/navigation/prepared-entry.ts';
import { titled } from '../form/empty-fields.ts';
import { type EntryForm, emptySigner, parseFee } from '../form/entry-form.ts';
import { lawfulForm } from '../law/lawful-form.ts';
import { rememberedGrouping } from '../visit/remembered-grouping.ts';
import { startVisit } from '../visit/start-visit.ts';
import { suggestedFor, withDefaults } from './defaults.ts';

/** Endings that belong to the name before them. */
const suffix = /^(?:jr|sr|ii|iii|iv|esq)\.?$/i;

/** Splits a whole name: the last word is the last name, with its suffix. */
function namesOf(whole: string): { firstName: string; lastName: string } {
  const words = whole.trim().split(/\s+/);
  const hasSuffix = words.length > 2 && suffix.test(words.at(-1) ?? '');
  const at = words.length - (hasSuffix ? 2 : 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

/** Returns the type of a document by its title; empty if no type has this name. */
function typeOf(title: string): string {
  const name = title.trim().toLowerCase();
  return documentTypeCodes.find((code) => documentTypes[code].name.toLowerCase() === name) ?? '';
}

/** Returns the title of a document; empty for a title that only names an act or a fee. */
function documentOf(title: string): string {
  const isAct = findDocumentType(typeOf(title))?.act !== undefined;
  return isAct || /\b(?:fees?|notari\w+|signatures?)\b/i.test(title)
    ? ''
    : title.slice(0, limits.descriptionLength);
}

/** The fee of a row is charged to each signer: together they pay what was agreed. */
const perSigner = (fee: string, signers: number) =>
  fee === '' ? '' : (Math.floor((parseFee(fee) * 100) / signers) / 100).toFixed(2);

/** Returns the form of a new entry, or the table of acts if there are several, with what is known of it. */
export function preparedForm(
  blank: EntryForm,
  { stateCode, place, signers, acts }: PreparedEntry,
  recent: readonly RecentAct[],
): EntryForm {
  const [first] = acts;
  const people = signers.slice(0, limits.signers).map((name) => ({ ...emptySigner, ...namesOf(name) }));
  const known: EntryForm = {
    ...blank,
    stateCode: stateCode ?? blank.stateCode,
    ...(place && { locationLabel: place.label, locationLat: place.lat, locationLng: place.lng }),
    ...(people.length > 0 && { signers: people }),
    documentType: first ? typeOf(first.title) : '',
    documents: [titled(first ? documentOf(first.title) : '')],
    fee: first?.fee ?? '',
  };
  const form = lawfulForm(withDefaults(known, recent)).form;
  if (acts.length < 2) return form;
  const visit = startVisit(
    { ...form, documents: acts.slice(0, limits.documents).map(({ title }) => titled(documentOf(title))) },
    rememberedGrouping(),
    () => crypto.randomUUID(),
  );
  if (!visit.visit) return form;
  const rows = visit.visit.documents.map((row, index) => {
    const { title = '', fee = '' } = acts[index] ?? {};
    const documentType = typeOf(title) || row.documentType;
    const act = { ...row, documentType, actType: documentType === row.documentType ? row.actType : '' };
    const one = { ...form, ...act, signers: form.signers.slice(0, 1), documents: [titled(row.title)] };
    return { ...act, fee: perSigner(fee, form.signers.length) || suggestedFor(one, recent).fee };
  });
  return { ...visit, visit: { ...visit.visit, documents: rows } };
}
