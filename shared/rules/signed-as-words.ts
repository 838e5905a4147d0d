import { actTypes } from '../data/act-types.ts';
import { codeName } from '../entry/words.ts';
import type { SignedAs } from '../schemas/signed-as.ts';

/** Stands where a signature was kept without what its signer saw. */
const notRecorded = 'What the signer saw was not recorded.';

const languages: Record<SignedAs['language'], string> = { en: '', es: ' The screen was in Spanish.' };

/** Returns what the screen showed to a person who signed: `Signed as Ana Diaz. Jurat. Affidavit of residence.` */
export function signedAsWords({ name, act, documents, language }: SignedAs): string {
  const parts = [
    `Signed as ${name || 'a person without a name'}`,
    act && codeName(actTypes, act),
    documents.join(', '),
  ];
  return `${parts.filter(Boolean).join('. ')}.${languages[language]}`;
}

/** Returns the small print below a signature: what its signer saw, and when. Undefined where nobody signed. */
export function signatureWords(
  { signatureDataUrl, signedAs }: { signatureDataUrl: string | null; signedAs: SignedAs | null },
  showTime: (at: string) => string,
): string | undefined {
  if (signedAs) return `${signedAsWords(signedAs)} ${showTime(signedAs.at)}.`;
  return signatureDataUrl ? notRecorded : undefined;
}
