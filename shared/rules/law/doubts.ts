import type { DoubtCode } from '../../data/doubts.ts';
import { stateTimezones } from '../../data/state-timezones.ts';
import { isStateCode } from '../../data/states.ts';
import type { Step } from '../../entry/field.ts';
import { type Commission, commissionFor, commissionWarnings } from '../commissions.ts';
import { isSameName } from '../same-name.ts';
import { localOffset } from '../utc-offset.ts';
import { yearsAfter } from '../years-after.ts';
import { isPersonalKnowledge, stateNameOf } from './act-of.ts';
import type { Basis } from './basis.ts';
import type { EntryContent, SignerContent } from './entry-content.ts';
import { feeCap } from './fee-cap.ts';
import { lawOf } from './law-of.ts';
import { wasPerformed } from './outcome-rules.ts';
import { isSurelyOutside, placeInAddress, placeName } from './place-of-act.ts';
import { digitWords } from './text/digit-words.ts';

/** The facts about a notary that entries are compared with. */
export type NotaryFacts = {
  fullName: string;
  commissions: readonly Commission[];
  /** The day of an entry that names none, YYYY-MM-DD. */
  today: string;
  /** Formats a day for the notary. */
  showDay: (day: string) => string;
};

/** The message of a doubt, and the field that it is about. */
type Finding = { step: Step; path: string; message: string; basis?: Basis };

/** A doubt of law about an entry, with its code. */
export type Doubt = Finding & { doubt: DoubtCode };

/** Returns the doubts of one kind about an entry. Without the notary's facts, those that need them are not raised. */
type FindDoubts = (entry: EntryContent, notary: NotaryFacts | undefined) => Finding[];

const findDoubts: Record<DoubtCode, FindDoubts> = {
  outside_state: outsideState,
  no_commission: noCommission,
  zone_elsewhere: zoneElsewhere,
  expired_id: expiredIds,
  notary_is_party: notaryIsParty,
  witness_is_signer: witnessIsSigner,
  fee_over_cap: feeOverCap,
};

/** Doubts that are also raised for an act that was not performed. The others are reasons not to perform it. */
const ofEveryEntry: ReadonlySet<DoubtCode> = new Set<DoubtCode>([
  'outside_state',
  'no_commission',
  'zone_elsewhere',
]);

/** Returns every doubt about an entry, in the order of the table. None prevents a submission through the API. */
export function doubtsOf(entry: EntryContent, notary: NotaryFacts | undefined): Doubt[] {
  return (Object.entries(findDoubts) as [DoubtCode, FindDoubts][])
    .filter(([doubt]) => wasPerformed(entry) || ofEveryEntry.has(doubt))
    .flatMap(([doubt, find]) => find(entry, notary).map((finding) => ({ ...finding, doubt })));
}

function outsideState(entry: EntryContent): Finding[] {
  const { stateCode, locationLabel, locationLat: lat, locationLng: lng } = entry;
  if (!stateCode || !isStateCode(stateCode)) return [];
  const state = stateNameOf(entry);
  const check = 'A commission is usually valid only in its own state. Check both.';
  const place = placeInAddress(locationLabel ?? '');
  if (place && place !== stateCode) {
    const message = `The location is in ${placeName(place)}, and this entry is for ${state}. ${check}`;
    return [{ step: 2, path: 'locationLabel', message }];
  }
  if (typeof lat !== 'number' || typeof lng !== 'number' || !isSurelyOutside(stateCode, lat, lng)) return [];
  const message = `The point on the map is outside ${state}, the state of this entry. ${check}`;
  return [{ step: 2, path: 'locationLabel', message }];
}

/** A notary who lists no commission has no doubt to answer at every act: that is a note (`commissionNotes`). */
function noCommission(entry: EntryContent, notary: NotaryFacts | undefined): Finding[] {
  return notary?.commissions.length ? commissionNotes(entry, notary) : [];
}

/** Returns a note if no listed commission covers the state and the day of an act. */
export function commissionNotes({ stateCode, date }: EntryContent, notary: NotaryFacts): Finding[] {
  const day = date || notary.today;
  const commission = commissionFor(notary.commissions, stateCode, day);
  const path = commission ? 'date' : 'stateCode';
  return commissionWarnings(commission, stateCode, day, notary.showDay).map((message) => ({
    step: 1,
    path,
    message,
  }));
}

/** Reports whether two time zones show the same local time throughout a day, YYYY-MM-DD. */
function showSameTime(left: string, right: string, day: string): boolean {
  return ['00:00', '23:59'].every(
    (time) => localOffset(left, { day, time }) === localOffset(right, { day, time }),
  );
}

function zoneElsewhere(
  { stateCode, actTimezone, date }: EntryContent,
  notary: NotaryFacts | undefined,
): Finding[] {
  const day = date || notary?.today;
  if (!stateCode || !isStateCode(stateCode) || !actTimezone || !day) return [];
  if (stateTimezones[stateCode].some((zone) => showSameTime(zone, actTimezone, day))) return [];
  const state = stateNameOf({ stateCode });
  const place = actTimezone.slice(actTimezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const message = `The time zone of this entry is that of ${place}, and no place in ${state} shows its time on this day. Choose the time zone of the place of the act.`;
  return [{ step: 2, path: 'actTimezone', message }];
}

/** Returns how the law of the state treats an ID that had expired by the day of the act. `issued` is undefined where the entry has no field for it. */
function expiredIdInLaw(
  entry: EntryContent,
  { idType, idExpirationDate }: Pick<SignerContent, 'idType' | 'idExpirationDate'>,
  issued: string | null | undefined,
): Pick<Finding, 'message' | 'basis'> {
  const law = lawOf(entry)?.expiredId;
  if (!law || (law.of && !(idType && law.of.includes(idType)))) {
    return { message: 'Check whether your state accepts it.' };
  }
  const state = stateNameOf(entry);
  const basis: Basis = law;
  if (law.rule === 'current_only') {
    return { message: `${state} requires a current ID, so it does not count as identification.`, basis };
  }
  const day = entry.date ?? '';
  const isWithin = (since: string) => since <= day && yearsAfter(since, law.years) >= day;
  const span = `within ${digitWords[law.years]} ${law.years === 1 ? 'year' : 'years'}`;
  if (law.rule === 'expired_within') {
    const message = isWithin(idExpirationDate ?? '')
      ? `It expired ${span} before the act, which ${state} allows.`
      : `It did not expire ${span} before the act, so it does not count as identification in ${state}.`;
    return { message, basis };
  }
  if (issued === undefined) {
    const message = `${state} accepts an expired ID that was issued ${span} before the act. Check its issue date.`;
    return { message, basis };
  }
  if (!issued) {
    const message = `${state} accepts an expired ID that was issued ${span} before the act. Enter its issue date.`;
    return { message, basis };
  }
  const message = isWithin(issued)
    ? `It was issued ${span} before the act, so ${state} accepts it.`
    : `It was not issued ${span} before the act, so it does not count as identification in ${state}.`;
  return { message, basis };
}

function expiredIds(entry: EntryContent): Finding[] {
  const { signers, credibleWitnesses, date } = entry;
  const people = [
    ...(signers ?? []).map((signer, index) => ({
      ...{ person: signer, issued: signer.idIssueDate ?? '' },
      ...{ path: `signers.${index}`, name: `Signer ${index + 1}` },
    })),
    ...(credibleWitnesses ?? []).map((witness, index) => ({
      ...{ person: witness, issued: undefined },
      ...{ path: `credibleWitnesses.${index}`, name: `Credible Witness ${index + 1}` },
    })),
  ];
  return people.flatMap(({ person, issued, path, name }) => {
    const { idType, idExpirationDate } = person;
    if (isPersonalKnowledge(idType) || !idExpirationDate || !date || idExpirationDate >= date) return [];
    const { message, ...found } = expiredIdInLaw(entry, person, issued);
    const said = `${name}: the ID had expired by the day of the act. ${message}`;
    return [{ step: 1, path: `${path}.idExpirationDate`, message: said, ...found }];
  });
}

const nameOf = ({ firstName, lastName }: SignerContent) => [firstName, lastName].filter(Boolean).join(' ');

function notaryIsParty(
  { signers, credibleWitnesses, witnessName }: EntryContent,
  notary: NotaryFacts | undefined,
): Finding[] {
  if (!notary) return [];
  const noSigner = 'Notaries cannot notarize their own signature.';
  const noWitness = 'A witness must be someone other than the notary.';
  const people = [
    ...(signers ?? []).map((signer, index) => ({
      ...{ name: nameOf(signer), path: `signers.${index}.lastName`, who: `Signer ${index + 1}` },
      why: noSigner,
    })),
    ...(credibleWitnesses ?? []).map(({ name }, index) => ({
      ...{ name, path: `credibleWitnesses.${index}.name`, who: `Credible Witness ${index + 1}` },
      why: noWitness,
    })),
    { name: witnessName, path: 'witnessName', who: 'The witness', why: noWitness },
  ];
  return people
    .filter(({ name }) => isSameName(name ?? '', notary.fullName))
    .map(({ path, who, why }) => ({ step: 1, path, message: `${who} has your name. ${why}` }));
}

function witnessIsSigner({ signers, credibleWitnesses }: EntryContent): Finding[] {
  return (credibleWitnesses ?? []).flatMap(({ name }, index) => {
    const signer = (signers ?? []).findIndex((one) => isSameName(name ?? '', nameOf(one)));
    if (signer < 0) return [];
    const message = `Credible Witness ${index + 1} has the name of Signer ${signer + 1}. A credible witness must be someone other than the signers.`;
    return [{ step: 1, path: `credibleWitnesses.${index}.name`, message }];
  });
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function feeOverCap(entry: EntryContent): Finding[] {
  const cap = feeCap(entry);
  const charged = Math.round((entry.fee ?? 0) * 100);
  if (!cap || charged <= cap.cents) return [];
  const state = stateNameOf(entry);
  const message =
    cap.cents === 0
      ? `${state} allows no fee for this document.`
      : `The fee of ${dollars(charged)} is over the ${dollars(cap.cents)} that ${state} allows for this entry.`;
  return [{ step: 2, path: 'fee', message, basis: cap.basis }];
}
