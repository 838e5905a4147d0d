import { findLaw } from '../../data/state-laws.ts';
import type { EntryContent } from './entry-content.ts';
import { actModeOf, actTypeOf, type Basis, basis } from './law-binding.ts';

/**
 * Returns the maximum charge for the acts of an entry, in cents, with its citation. Undefined when the law
 * gives no figure or none was read, and for electronic and remote acts, whose caps differ.
 */
export function feeCap(entry: EntryContent): { cents: number; basis: Basis } | undefined {
  const law = findLaw(entry.stateCode);
  if (!law || actModeOf(entry) !== 'in_person') return undefined;
  if (law.free?.documentTypes.some((type) => type === entry.documentType)) {
    return { cents: 0, basis: basis(law.free) };
  }
  if (law.fee.status !== 'figure') return undefined;
  const { cap } = law.fee;
  const act = actTypeOf(entry);
  const isSworn = act === 'jurat' || act === 'oath_or_affirmation' || act === 'verification';
  // Until the act is named, the lower of the two.
  const unnamed = Math.min(cap.juratCents, cap.acknowledgmentCents);
  const named = isSworn ? cap.juratCents : cap.acknowledgmentCents;
  const first = act ? named : unnamed;
  const each = isSworn ? first : (cap.additionalCents ?? first);
  return { cents: first + (units(entry, cap.per) - 1) * each, basis: basis(law.fee) };
}

function units(entry: EntryContent, per: 'act' | 'signature' | 'document'): number {
  const acts = entry.numberOfActs ?? 1;
  if (per === 'act') return Math.max(1, acts);
  const counted = per === 'signature' ? entry.signers : entry.documents;
  return Math.max(1, counted?.length ?? 1) * Math.max(1, acts);
}
