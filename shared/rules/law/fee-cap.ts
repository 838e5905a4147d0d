import type { ActType } from '../../data/act-types.ts';
import type { FeeCap, FeeCaps } from '../../data/state-law.ts';
import { actModeOf, actTypeOf } from './act-of.ts';
import { type Basis, basis } from './basis.ts';
import type { EntryContent } from './entry-content.ts';
import { lawOf } from './law-of.ts';

/**
 * Returns the maximum charge for the acts of an entry, in cents, with its citation. Undefined when the law
 * gives no figure or none was read, and for electronic and remote acts, whose caps differ.
 */
export function feeCap(entry: EntryContent): { cents: number; basis: Basis } | undefined {
  const law = lawOf(entry);
  if (!law || actModeOf(entry) !== 'in_person') return undefined;
  if (law.free?.documentTypes.some((type) => type === entry.documentType)) {
    return { cents: 0, basis: basis(law.free) };
  }
  if (law.fee.status !== 'figure') return undefined;
  const counts = countsOf(entry);
  const totals = capsFor(law.fee, actTypeOf(entry)).map((cap) => total(cap, counts));
  return { cents: Math.min(...totals), basis: basis(law.fee) };
}

/** Returns the cap for an act. Until the act is named, returns every cap of the state; the lowest total counts. */
function capsFor({ cap, jurat = cap, oath = jurat }: FeeCaps, act: ActType | undefined): FeeCap[] {
  switch (act) {
    case undefined:
      return [cap, jurat, oath];
    case 'jurat':
    case 'verification':
      return [jurat];
    case 'oath_or_affirmation':
      return [oath];
    default:
      return [cap];
  }
}

type Counts = { acts: number; people: number; documents: number };

/**
 * Counts what fees are charged for. A notary may count an act on one document once, or once for each signer. Acts therefore
 * mean more documents than are listed only if there are more acts than signers: the lower reading.
 */
function countsOf({ numberOfActs, signers, documents }: EntryContent): Counts {
  const acts = Math.max(1, numberOfActs ?? 1);
  const people = Math.max(1, signers?.length ?? 1);
  return { acts, people, documents: Math.max(1, documents?.length ?? 1, Math.ceil(acts / people)) };
}

function total(cap: FeeCap, { acts, people, documents }: Counts): number {
  switch (cap.per) {
    case 'act':
      return acts * cap.cents;
    case 'document':
      return documents * cap.cents;
    case 'signature':
    case 'person':
      return documents * people * cap.cents;
    case 'instrument':
      return documents * (cap.cents + (people - 1) * cap.furtherCents);
  }
}
