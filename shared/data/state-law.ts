import type { ActType } from './act-types.ts';
import type { DocumentGroup, DocumentType } from './document-types.ts';
import type { IdType } from './id-types.ts';
import type { Particular, ProhibitedField, RequiredField } from './law-fields.ts';

/** A rule and its citation: the `cite` of one of the sources in the state's guide. */
type Cited = {
  cite: string;
  /** Two readings are possible, and the stricter one is enforced. */
  toVerify?: true;
};

/** The acts to which a state's list of fields applies. */
export type ActScope =
  | { kind: 'all_acts' }
  /** All acts except these, which the law leaves to the notary. */
  | { kind: 'all_acts_but'; acts: readonly ActType[] }
  /** Acts on electronic records, in person or remote. */
  | { kind: 'electronic_acts' }
  | { kind: 'remote_acts' }
  /** Acts for a person who files a deed or the like without a professional (Georgia). */
  | { kind: 'self_filers' }
  | { kind: 'no_act' };

/**
 * The cap on a fee, in cents, by what the state counts:
 * - `act`: each act, whoever signs;
 * - `document`: each document, whoever signs;
 * - `signature`, `person`: each signature, or each person who acknowledges or swears, on each document;
 * - `instrument`: each document at the price of its first signature, and a lower one for each further signature.
 */
export type FeeCap =
  | { per: 'act' | 'document' | 'signature' | 'person'; cents: number }
  | { per: 'instrument'; cents: number; furtherCents: number };

/** The caps on fees of acts in person: one for all acts, unless jurats or oaths have their own. */
export type FeeCaps = { cap: FeeCap; jurat?: FeeCap; oath?: FeeCap };

/** A change of a law with a known first day. An act before that day is judged by the rules that the change replaced. */
export type Amendment = Cited & {
  /** The first day of the present rules, YYYY-MM-DD. */
  from: string;
  /** The replaced rules also apply to later acts under a commission that began before that day (Utah). */
  sparesEarlierCommissions?: true;
  /** The replaced rules. A rule that did not exist is undefined. */
  before: { [Rule in Exclude<keyof StateLaw, 'amendments'>]?: StateLaw[Rule] | undefined };
};

/**
 * One state's requirements for a journal and prohibitions in it: the part that is enforced. It is the present law, with
 * the rules that it replaced in `amendments`.
 */
export type StateLaw = {
  journal: Cited & {
    /** Whether ordinary acts in person, on paper, must be journaled. */
    required: boolean;
    scope: 'all_acts' | 'some_acts' | 'electronic_only' | 'remote_only' | 'none';
  };
  /** Allowed medium for the journal of acts on paper. `contested` is treated as `paper`. */
  medium: Cited & {
    kind: 'any' | 'paper' | 'contested';
    /** One journal at a time for acts on paper (in some states for all acts), so this one cannot be kept beside a paper one. */
    isOnlyJournal?: true;
  };
  /**
   * Years that the journal must be kept; null when the law gives no figure. `openEnded`: without a figure, but no entry may
   * be destroyed while the notary is commissioned, or without an order or delivery to an office. `electronic`, `remote`: the
   * law's own years for entries of electronic (remote ones included) or remote acts. Recordings have theirs in the duties.
   */
  retention: Cited & {
    years: number | null;
    openEnded?: true;
    electronic?: Cited & { years: number };
    remote?: Cited & { years: number };
  };
  fields: Cited & { appliesTo: ActScope; names: readonly RequiredField[] };
  /**
   * Whether the acts of one visit need an entry each, or one entry may list several documents of one person on one day.
   * Missing where we found no rule.
   */
  entriesPerVisit?: Cited & { rule: 'one_each' | 'may_list_several' };
  /** Document types for which the law requires more than its list. */
  fieldsFor?: readonly (Cited & {
    documentTypes: readonly DocumentType[];
    names: readonly RequiredField[];
  })[];
  /** `last_four_advised`: no law asks for the number, and official guidance advises against the whole of it. */
  idNumber: Cited & { rule: 'required' | 'last_four' | 'last_four_advised' | 'not_asked' | 'prohibited' };
  /** Which of the ID's dates the law requires. This journal always asks for the expiration date. */
  idDates: Cited & { rule: 'both' | 'either' | 'expiration_only' | 'not_asked' | 'as_listed' };
  /**
   * Whether an ID that has expired still identifies a person: if it was issued, or if it expired, within this many years
   * before the act, or never. `of`: the rule covers these kinds only. Missing where we saw no rule.
   */
  expiredId?: Cited &
    ({ rule: 'issued_within' | 'expired_within'; years: number } | { rule: 'current_only' }) & {
      of?: readonly IdType[];
    };
  /** The kinds of ID that the law names. Another kind is a note, because an ID may satisfy a general rule. Missing where it names none. */
  idKinds?: Cited & { names: readonly IdType[] };
  prohibited?: Cited & { names: readonly ProhibitedField[] };
  /** Prohibited in entries of electronic and remote acts only. */
  prohibitedElectronically?: Cited & { names: readonly ProhibitedField[] };
  /** Required by this journal, but expressly left to the notary by the state (the signature in Illinois). */
  leftToNotary?: Cited & { names: readonly RequiredField[] };
  personalKnowledge?: Cited & { allowed: 'no' | 'unclear' };
  /** California: one credible witness whom the notary knows, or two who show an ID. */
  credibleWitnesses?: Cited;
  /**
   * Signing by a mark: how many must see the signer make it. `nameBy`: who writes the signer's name next to it. `addresses`: the notary
   * writes those of the witnesses too. `signsJournal`: the witness who writes the name signs the journal, or else the first one.
   */
  byMark?: Cited & {
    witnesses: 1 | 2;
    disinterested?: true;
    nameBy?: 'witness' | 'notary';
    addresses?: true;
    signsJournal?: true;
  };
  /** `perhaps`: documents that need a print only if they concern land, which their type does not say. */
  thumbprint?: Cited & { groups: readonly DocumentGroup[]; perhaps?: readonly DocumentType[] };
  /** Texas: grantee and county when land is conveyed, or charged by one of `and`. */
  landConveyance?: Cited & { group: DocumentGroup; and: readonly DocumentType[] };
  /** Florida: a witness may be named for these. No law says so. */
  optionalWitness?: { group: DocumentGroup };
  /** `asked`: the law has it in some cases only, or allows something else in its place, so it may stay empty. */
  particulars?: readonly (Cited & { name: Particular; asked?: true })[];
  /** Figures for acts in person; other acts have other caps. */
  fee: Cited & (({ status: 'figure' } & FeeCaps) | { status: 'no_cap' } | { status: 'unknown' });
  /** Document types for which no fee may be charged. */
  free?: Cited & { documentTypes: readonly DocumentType[] };
  /** Advice that is shown with the entry and prohibits nothing. */
  advice?: readonly (Cited & {
    when: 'several_signers' | 'perhaps_thumbprint' | 'license' | 'fee' | 'no_fee' | 'electronic' | 'remote';
    text: string;
  })[];
  /** Changes with a known first day, the latest first. */
  amendments?: readonly Amendment[];
};
