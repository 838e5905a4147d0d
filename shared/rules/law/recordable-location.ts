import type { Step } from '../../entry/field.ts';
import { stateNameOf } from './act-of.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { placeInAddress } from './place-of-act.ts';
import { prohibitionSentence } from './prohibition-sentence.ts';
import { ruling } from './ruling.ts';

/**
 * Returns an address as an entry may have it as its location: city and state only where the law prohibits street
 * addresses (Illinois), otherwise unchanged. Empty if the address names no city before its state.
 */
export function recordableLocation(entry: EntryContent, address: string): string {
  if (!ruling(entry).prohibits('street_address')) return address;
  const parts = address.split(',').map((part) => part.trim());
  const at = parts.findLastIndex((part) => placeInAddress(part) !== undefined);
  const city = parts[at - 1];
  return city && !/\d/u.test(city) ? `${city}, ${placeInAddress(parts[at] ?? '')}` : '';
}

type Place = { step: Step; path: string; label: string; text: string | null | undefined; instead: string };

/** Returns a problem for each place with a number, which is a street address or a ZIP code, where the law prohibits those. */
export function locationProblems(entry: EntryContent): EntryProblem[] {
  const basis = ruling(entry).prohibits('street_address');
  if (!basis) return [];
  const sentence = prohibitionSentence(entry.stateCode, 'Street addresses and ZIP codes');
  const places: Place[] = [
    {
      ...{ step: 2 as const, path: 'locationLabel', label: 'Location Address', text: entry.locationLabel },
      instead: `the city and state only, such as “Springfield, ${stateNameOf(entry)}”`,
    },
    ...(entry.signers ?? []).map(({ city }, index) => ({
      ...{ step: 1 as const, path: `signers.${index}.city`, label: `Signer ${index + 1}: City`, text: city },
      instead: 'the city only',
    })),
  ];
  return places
    .filter(({ text }) => /\d/u.test(text ?? ''))
    .map(({ step, path, label, instead }) => ({
      ...{ kind: 'prohibited', step, path, basis },
      message: `${sentence} (${basis.cite}). In ${label}, write ${instead}.`,
    }));
}
