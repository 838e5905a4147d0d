import { findDocumentType } from '#shared/data/document-types.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';
import { titled } from '../form/empty-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';

/** The characters of a title in a list: one of this length may have been cut. */
const listedTitle = 80;

/** How many of a state's latest acts show what is usual there. */
const usualAmong = 12;

/** The fee and document that a chosen state, document type, and act suggest. `feeFrom` names the source of the fee. */
export type Suggested = { fee: string; feeFrom: 'last' | 'cap' | undefined; description: string };

/** Turns a submitted entry in a list into what it suggests. Lists have the first title, at most 80 characters of it. */
export function recentActOfRow(row: EntryRow): RecentAct {
  const title = row.documentTitle ?? '';
  return {
    stateCode: row.stateCode ?? '',
    documentType: row.documentType ?? '',
    // A jurat is a jurat: such a type needs no stated act.
    actType: findDocumentType(row.documentType)?.act ? '' : (row.actType ?? ''),
    fee: row.fee,
    titles: title.length > 0 && title.length < listedTitle ? [title] : [],
    place: row.locationLabel ? { label: row.locationLabel, lat: null, lng: null } : null,
  };
}

/** Returns the act that is most frequent among a state's latest acts; of equally frequent ones, the latest. */
function usualAct(acts: readonly RecentAct[], stateCode: string): RecentAct | undefined {
  const latest = acts
    .filter((act) => act.stateCode === stateCode && findDocumentType(act.documentType))
    .slice(0, usualAmong);
  const count = ({ documentType, actType }: RecentAct) =>
    latest.filter((act) => act.documentType === documentType && act.actType === actType).length;
  return latest.reduce<RecentAct | undefined>(
    (usual, act) => (usual && count(usual) >= count(act) ? usual : act),
    undefined,
  );
}

/**
 * Returns what the entry's state, document type, and act suggest: the fee that the notary charged last for that, or else the
 * most that the state allows, and the document type as the description if it names a document.
 */
export function suggestedFor(form: EntryForm, acts: readonly RecentAct[]): Suggested {
  const { stateCode, documentType, actType } = form;
  const kind = findDocumentType(documentType);
  if (!kind) return { fee: '', feeFrom: undefined, description: '' };
  const last = acts.find(
    (act) => act.stateCode === stateCode && act.documentType === documentType && act.actType === actType,
  );
  const cap = feeCap(contentFromForm(form));
  const dollars = last ? last.fee : cap && cap.cents / 100;
  return {
    fee: dollars === undefined ? '' : dollars.toFixed(2),
    feeFrom: last ? 'last' : cap ? 'cap' : undefined,
    // A deed names a document. An act, such as a jurat, and "Other Document" do not.
    description: kind.act || documentType === 'other' ? '' : kind.name,
  };
}

/** Returns a new form with the notary's usual act in its state, and what that suggests, wherever nothing is entered. */
export function withDefaults(form: EntryForm, acts: readonly RecentAct[]): EntryForm {
  const usual = form.documentType ? undefined : usualAct(acts, form.stateCode);
  const chosen = usual
    ? { ...form, documentType: usual.documentType, actType: form.actType || usual.actType }
    : form;
  const { fee, description } = suggestedFor(chosen, acts);
  const [first, ...others] = chosen.documents;
  return {
    ...chosen,
    fee: chosen.fee || fee,
    documents: [{ ...titled(''), ...first, description: first?.description || description }, ...others],
  };
}
