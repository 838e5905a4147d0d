import { wirePath } from '../../contract/wire.ts';
import { entryFields } from '../../entry/fields.ts';
import type { SignedAs } from '../../schemas/signed-as.ts';
import { actTypeOf } from './act-of.ts';
import type { EntryContent, SignerContent } from './entry-content.ts';

/** The people who sign an entry, by the list that has them. */
export type SigningList = 'signers' | 'credibleWitnesses' | 'markWitnesses';

/** The facts of an entry that a person sees when signing. */
export type SignedFacts = Pick<SignedAs, 'name' | 'act' | 'documents'>;

/** Someone who signs, with the place in the entry: `signers.0`. */
type Signing = {
  list: SigningList;
  index: number;
  path: string;
  /** As messages call the person: `Signer 1`. */
  label: string;
  signedAs: SignedAs | null | undefined;
  isSigned: boolean;
  facts: SignedFacts;
};

const compared = (text: string | null | undefined) => (text ?? '').trim().normalize('NFC');

/** Returns a signer's name as the screen shows it: both names with one space, or the one there is. */
export const fullNameOf = ({ firstName, lastName }: Pick<SignerContent, 'firstName' | 'lastName'>) =>
  [firstName, lastName].map(compared).filter(Boolean).join(' ');

/** Returns the names of the signers whom the credible witnesses of an entry identify. */
export const vouchedFor = ({ signers }: Pick<EntryContent, 'signers'>): string[] =>
  (signers ?? [])
    .filter(({ idType }) => idType === 'credible_witness')
    .flatMap((signer) => fullNameOf(signer) || []);

/** Returns everyone who signs an entry, with what they would see now. */
export function signingsOf(entry: EntryContent): Signing[] {
  const act = actTypeOf(entry) ?? null;
  const documents = (entry.documents ?? []).map(({ description }) => compared(description)).filter(Boolean);
  const people = {
    signers: (entry.signers ?? []).map((signer) => ({ ...signer, name: fullNameOf(signer) })),
    credibleWitnesses: entry.credibleWitnesses ?? [],
    markWitnesses: entry.markWitnesses ?? [],
  };
  return (Object.keys(people) as SigningList[]).flatMap((list) =>
    people[list].map(({ name, signedAs, signatureDataUrl }, index) => ({
      ...{ list, index, path: `${list}.${index}`, signedAs, isSigned: Boolean(signatureDataUrl) },
      label: `${entryFields[list].label} ${index + 1}`,
      facts: { name: compared(name), act, documents },
    })),
  );
}

/** Reports whether a person signed for other facts than these. Spaces around a text and its Unicode form do not count. */
export function differsFrom(signed: SignedFacts, now: SignedFacts): boolean {
  return (
    compared(signed.name) !== compared(now.name) ||
    signed.act !== now.act ||
    signed.documents.length !== now.documents.length ||
    signed.documents.some((title, index) => compared(title) !== compared(now.documents[index]))
  );
}

/** Returns the path by which `signatureNotes` names a person: `credible_witnesses.0`. */
export const notePath = (list: SigningList, index: number) => wirePath(`${list}.${index}`);
