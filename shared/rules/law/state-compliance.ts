import { rulesVersion as currentRules } from '../../data/rules-version.ts';
import type { StateLaw } from '../../data/state-law.ts';
import { retentionRule } from '../duties/retention-years.ts';
import { stateNameOf } from './act-of.ts';
import type { Basis } from './basis.ts';
import type { EntryContent } from './entry-content.ts';
import { wasPerformed } from './outcome-rules.ts';
import { ruling } from './ruling.ts';

/** A sentence about the law, with its citation. It has no room for a doubt. */
export type LegalFact = { text: string; cite?: string };

/**
 * The facts about its state's law that a reader of an entry sees: facts with citations. Advice and doubts are for the notary, in the
 * form and the State Guide.
 */
export type StateCompliance = {
  /** The rules that the entry was checked against. */
  checked: string;
  /** Whether this act had to be journaled. Missing for one that was not performed: few states say anything about those. */
  duty?: LegalFact;
  /** The format of the journal, if the law prescribes paper. */
  format?: LegalFact;
  retention?: LegalFact;
  /** Details that the entry lacks because the state prohibits them. */
  leftOut?: LegalFact;
};

type JudgedEntry = EntryContent & {
  status: 'draft' | 'submitted';
  rulesVersion: string | null;
  thumbprintData: string | null;
};

/** Returns the State Compliance block of an entry (specification, section 2.9), by the rules of today. */
export function stateCompliance(entry: JudgedEntry): StateCompliance {
  const { law, appliesToAct } = ruling(entry);
  const leftOut = leftOutOf(entry);
  return {
    checked: checkOf(entry, law !== undefined),
    ...(law && wasPerformed(entry) && { duty: dutyOf(law, appliesToAct) }),
    ...(law && { retention: retentionOf(law, entry) }),
    ...(law?.medium.kind === 'paper' && {
      format: legalFact('Paper journal required for acts on paper.', law.medium),
    }),
    ...(leftOut && { leftOut }),
  };
}

/** Returns why an entry has no signature image, if its state prohibits one. */
export function signatureBar(entry: EntryContent): LegalFact | undefined {
  const prohibition = ruling(entry).prohibits('electronic_signature');
  return (
    prohibition &&
    legalFact(
      `No electronic signature: ${stateNameOf(entry)} law does not allow it in the journal.`,
      prohibition,
    )
  );
}

/** A note at the end of a citation on how the law was read. It is for the State Guide. */
const howRead = /,? \(?(?:as reported|older text|\d{4} text|no journal section)[^)]*\)?$/u;

function legalFact(text: string, found: Basis | undefined): LegalFact {
  return { text, ...(found && { cite: found.cite.replace(howRead, '') }) };
}

function checkOf({ status, rulesVersion }: JudgedEntry, hasLaw: boolean): string {
  if (status === 'draft') return 'Not checked yet. A draft is checked when you submit it.';
  const checked = rulesVersion
    ? `Checked on submission against the rules of ${rulesVersion}.`
    : 'Submitted before this journal recorded which rules an entry was checked against.';
  if (!hasLaw || rulesVersion === currentRules) return checked;
  return `${checked} The following uses the rules of ${currentRules}.`;
}

function dutyOf(law: StateLaw, appliesToAct: boolean): LegalFact {
  const { scope } = law.journal;
  // In Tennessee another law than the journal's has the duty for online acts.
  const isOfList = scope === 'some_acts' && appliesToAct && law.fields.appliesTo.kind === 'remote_acts';
  return legalFact(dutyText(law, appliesToAct), isOfList ? law.fields : law.journal);
}

function dutyText(law: StateLaw, appliesToAct: boolean): string {
  const { scope } = law.journal;
  if (scope === 'all_acts') return 'Required for every notarial act.';
  if (scope === 'none') return 'Voluntary: the state requires no journal.';
  if (appliesToAct) return 'Required for this kind of act.';
  if (scope === 'remote_only') return 'Voluntary for this act: required for remote acts only.';
  if (scope === 'electronic_only') return 'Voluntary for this act: required for electronic acts only.';
  const { kind } = law.fields.appliesTo;
  // For other states, the enforced law does not name the acts (Tennessee: those with a fee).
  return kind === 'all_acts_but' || kind === 'self_filers'
    ? 'Voluntary for this act: required for other kinds of act only.'
    : 'Required for some kinds of act only.';
}

function retentionOf({ retention }: StateLaw, { actMode }: JudgedEntry): LegalFact {
  const rule = retentionRule(retention, actMode);
  return legalFact(
    rule.years === null ? 'The law does not set a number of years.' : `Keep at least ${rule.years} years.`,
    rule,
  );
}

function leftOutOf(entry: JudgedEntry): LegalFact | undefined {
  const { law, prohibits, prohibitsIdNumbers, lastFourOnly } = ruling(entry);
  const only = lastFourOnly();
  if (only) return legalFact('All but the last four characters of an ID number.', only.basis);
  const people = [...(entry.signers ?? []), ...(entry.credibleWitnesses ?? [])];
  // An entry from before a prohibition was enforced may have the detail; then it is not listed as left out.
  const hasSignature = people.some(({ signatureDataUrl }) => signatureDataUrl);
  const signatures = hasSignature ? undefined : prohibits('electronic_signature');
  const things = [
    prohibitsIdNumbers() && !people.some(({ idNumber }) => idNumber) && 'ID numbers',
    prohibits('thumbprint', 'biometric_data') && !entry.thumbprintData && 'thumbprints',
    prohibits('street_address') &&
      !entry.signers?.some(({ addressLine, zip }) => addressLine || zip) &&
      'street addresses and ZIP codes',
    signatures && 'electronic signatures',
  ].filter((thing) => typeof thing === 'string');
  const text = things.join(', ');
  if (!text) return undefined;
  const isMore = things.length > 1 || !signatures;
  const cites = [isMore ? law?.prohibited?.cite : undefined, signatures?.cite];
  const cite = [...new Set(cites.filter(Boolean))].join('; ');
  return legalFact(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, { cite });
}
