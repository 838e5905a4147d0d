import type { Confidence } from './state-guide.ts';

/** How soon a duty is due, counted from the event of its topic: a figure, or the law's own word. */
export type Within =
  | { days: number }
  | { businessDays: number }
  | { months: number }
  | 'immediately'
  | 'promptly';

/** Who must be told, or receives a journal. */
export type Office = {
  name: string;
  address?: string;
  /** The day on which we looked for the address and found none, or one for each county. */
  addressNotFound?: string;
  email?: string;
  url?: string;
  /** The page that shows the address. */
  source?: string;
};

/** One duty in plain words. `cite` is one of the sources in the state's guide, which says when it was read. */
export type Duty = {
  text: string;
  cite: string;
  confidence: Confidence;
  /** Missing where the law sets no time. */
  within?: Within;
  office?: Office;
  /** The journal is closed, and the notary starts a new one. */
  newJournal?: true;
};

/** A copy or an inspection for somebody who is not an official. */
export type CopyDuty = Duty & {
  askedBy: 'anyone' | 'parties' | 'lawful_request';
  /** How the request must be made; missing where the law does not say. */
  form?: 'written' | 'in_person';
  fee?: { cents: number; per: 'page' | 'copy' };
  /** The time counts from the payment, not from the request. */
  countedFrom?: 'payment';
  /** The request must name the people, the type of document, and the month and year. */
  named?: true;
  /** The copy must be certified. */
  certified?: true;
  /** The notary may refuse if he or she suspects a criminal or harmful intent. */
  mayRefuseHarm?: true;
  /** Something must be made unreadable before it is shown. */
  redact?: true;
};

/**
 * A duty about requests of officials: who may ask and that the notary answers, in what form, what must not be
 * released, what to do when the journal itself is taken (its time counts from that day), or something else.
 */
export const officialTopics = ['answer', 'form', 'withhold', 'surrender', 'other'] as const;

/** The duties when an official asks. */
export type OfficialDuty = Duty & { about: (typeof officialTopics)[number] };

/** The duties about a lost or stolen journal. */
export type LossDuty = Duty & {
  /** The contents of the notice that the law lists. */
  notice?: readonly string[];
  /** The notice must be sent by a means that gives a receipt. */
  withReceipt?: true;
};

/** How a commission ends: it expires, it expires while the notary seeks a new one, or the notary is removed. */
export type CommissionEnd = 'expired' | 'renewing' | 'removed';

/** The duties about the journal when the notary is no longer in office. */
export type HandOverDuty = Duty & {
  journal: 'deliver' | 'may_deliver' | 'keep';
  withReceipt?: true;
  /** The duty depends on something that is not so for every notary, such as a request of the office. */
  onlyIf?: true;
  /** The ends of a commission to which the duty applies; missing where it applies to all. */
  only?: readonly [CommissionEnd, ...CommissionEnd[]];
};

/**
 * The event from which the years of retention (`StateLaw['retention']`) count: the entry's own act, the last act in the
 * journal, or the day on which the notary is no longer in office. `not_stated`: our sources give years without an event.
 */
export type RetentionStart = 'act' | 'last_act' | 'end_of_office' | 'not_stated';

/**
 * The permitted fate of a journal that need not be kept any longer. `never`: the notary may not destroy it. `by_order`: only
 * if a court or an office orders it. `required_after`: the law requires its destruction.
 */
export type DestructionDuty = Duty & { rule?: 'never' | 'by_order' | 'required_after' };

/** How many years a recording must be kept; null where no figure was found. */
export type RecordingDuty = Duty & { years: number | null };

/** Items that a law may require on the front page of a journal. */
export const frontPageItems = [
  'name',
  'commission_number',
  'commission_expiration',
  'office_address',
  'journal_id',
  'first_and_last_entry',
  'abbreviations',
  'signature',
  'statement_on_death',
  'dated_changes',
  'destruction_date',
  'commission_on_each_page',
] as const;

export type FrontPageItem = (typeof frontPageItems)[number];

/** The items on the front page of a journal. */
export type FrontPageDuty = Duty & { items: readonly [FrontPageItem, ...FrontPageItem[]] };

/** No rule was found, and in which sources we looked. Low confidence: they could not be read completely. */
export type NoneFound = { noneFound: readonly [string, ...string[]]; confidence: Confidence };

type Found<D extends Duty> = readonly [D, ...D[]] | NoneFound;

/** A state's requirements for a journal beyond its entries, or "none found", for every topic. */
export type StateDuties = {
  /** The office that commissions notaries. */
  office: Office;
  copies: Found<CopyDuty>;
  /** Inspection, subpoenas, and other requests of officials. */
  officials: Found<OfficialDuty>;
  loss: Found<LossDuty>;
  /** Expiration and revocation. */
  commissionEnd: Found<HandOverDuty>;
  resignation: Found<HandOverDuty>;
  death: Found<HandOverDuty>;
  /** Present where the law gives a number of years. */
  retentionFrom?: RetentionStart;
  destruction: Found<DestructionDuty>;
  frontPage: Found<FrontPageDuty>;
  backup: Found<Duty>;
  /** Where and under whose control the journal is kept. */
  location: Found<Duty>;
  /** Recordings of remote acts. */
  recordings: Found<RecordingDuty>;
};

/** The topics of duties, in the order in which a guide shows them. */
export const dutyTopics = [
  'copies',
  'officials',
  'loss',
  'commissionEnd',
  'resignation',
  'death',
  'destruction',
  'frontPage',
  'backup',
  'location',
  'recordings',
] as const satisfies readonly (keyof StateDuties)[];

export type DutyTopic = (typeof dutyTopics)[number];

/** Returns "none found" with the sources in which we looked. */
export function noneFound(confidence: Confidence, ...cites: readonly [string, ...string[]]): NoneFound {
  return { noneFound: cites, confidence };
}
