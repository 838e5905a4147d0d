import type { Guard } from '../../data/guards.ts';
import { isStateCode } from '../../data/states.ts';
import type { Step } from '../../entry/field.ts';
import { type Commission, commissionFor, commissionWarnings } from '../commissions.ts';
import { isSameName } from '../same-name.ts';
import { isPersonalKnowledge, stateNameOf } from './act-of.ts';
import type { Basis } from './basis.ts';
import type { EntryContent, SignerContent } from './entry-content.ts';
import { feeCap } from './fee-cap.ts';
import { wasPerformed } from './outcome-rules.ts';
import { isSurelyOutside, placeInAddress, placeName } from './place-of-act.ts';

/** The facts about a notary that entries are compared with. */
export type NotaryFacts = {
  fullName: string;
  commissions: readonly Commission[];
  /** The day of an entry that names none, YYYY-MM-DD. */
  today: string;
  /** Formats a day for the notary. */
  showDay: (day: string) => string;
};

/** A reason why a guard is raised, and the field that it is about. */
type Doubt = { step: Step; path: string; message: string; basis?: Basis };

/** Returns the doubts of one kind about an entry. Without the notary's facts, those that need them are not raised. */
type FindDoubts = (entry: EntryContent, notary: NotaryFacts | undefined) => Doubt[];

const findDoubts: Record<Guard, FindDoubts> = {
  outside_state: outsideState,
  no_commission: noCommission,
  expired_id: expiredIds,
  notary_is_party: notaryIsParty,
  witness_is_signer: witnessIsSigner,
  fee_over_cap: feeOverCap,
};

/** Guards that are also raised for an act that was not performed. The others are reasons not to perform it. */
const ofEveryEntry: ReadonlySet<Guard> = new Set<Guard>(['outside_state', 'no_commission']);

/** Returns every doubt about an entry with its guard, in the order of the table. None prevents a submission. */
export function guardDoubts(
  entry: EntryContent,
  notary: NotaryFacts | undefined,
): (Doubt & { guard: Guard })[] {
  return (Object.entries(findDoubts) as [Guard, FindDoubts][])
    .filter(([guard]) => wasPerformed(entry) || ofEveryEntry.has(guard))
    .flatMap(([guard, find]) => find(entry, notary).map((doubt) => ({ ...doubt, guard })));
}

function outsideState(entry: EntryContent): Doubt[] {
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

function noCommission({ stateCode, date }: EntryContent, notary: NotaryFacts | undefined): Doubt[] {
  if (!notary) return [];
  const day = date || notary.today;
  const commission = commissionFor(notary.commissions, stateCode, day);
  const path = commission ? 'date' : 'stateCode';
  return commissionWarnings(commission, stateCode, day, notary.showDay).map((message) => ({
    step: 1,
    path,
    message,
  }));
}

function expiredIds({ signers, credibleWitnesses, date }: EntryContent): Doubt[] {
  const people = [
    ...(signers ?? []).map((signer, index) => ({
      ...{ person: signer, path: `signers.${index}`, name: `Signer ${index + 1}` },
    })),
    ...(credibleWitnesses ?? []).map((witness, index) => ({
      ...{ person: witness, path: `credibleWitnesses.${index}`, name: `Credible Witness ${index + 1}` },
    })),
  ];
  return people.flatMap(({ person: { idType, idExpirationDate }, path, name }) => {
    if (isPersonalKnowledge(idType) || !idExpirationDate || !date || idExpirationDate >= date) return [];
    const message = `${name}: the ID had expired by the day of the act. Check whether your state accepts it.`;
    return [{ step: 1, path: `${path}.idExpirationDate`, message }];
  });
}

const nameOf = ({ firstName, lastName }: SignerContent) => [firstName, lastName].filter(Boolean).join(' ');

function notaryIsParty(
  { signers, credibleWitnesses, witnessName }: EntryContent,
  notary: NotaryFacts | undefined,
): Doubt[] {
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

function witnessIsSigner({ signers, credibleWitnesses }: EntryContent): Doubt[] {
  return (credibleWitnesses ?? []).flatMap(({ name }, index) => {
    const signer = (signers ?? []).findIndex((one) => isSameName(name ?? '', nameOf(one)));
    if (signer < 0) return [];
    const message = `Credible Witness ${index + 1} has the name of Signer ${signer + 1}. A credible witness must be someone other than the signers.`;
    return [{ step: 1, path: `credibleWitnesses.${index}.name`, message }];
  });
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function feeOverCap(entry: EntryContent): Doubt[] {
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
