import type { CardElements } from './read-elements.ts';
import { asWritten } from './written-text.ts';

export type CardName = {
  firstName: string | undefined;
  lastName: string | undefined;
  /** Whether the card says that the name did not fit. */
  isCutShort: boolean;
};

/** Placeholders for a missing name. */
const noName = /^(?:NONE|UNAVL|UNAVAIL|UNAVAILABLE|NA|N\/A|NMN|NFN|NLN|-+|\.+)?$/i;

const cleaned = (text: string | undefined) => {
  const name = (text ?? '').replace(/[\s_]+/g, ' ').trim();
  return noName.test(name) ? undefined : name;
};

const joined = (...parts: (string | undefined)[]) => {
  const names = parts.map(cleaned).filter((name) => name !== undefined);
  return names.length > 0 ? asWritten(names.join(' ')) : undefined;
};

/** Separators that issuers put between the parts of a name. */
const separators = /[,$@;]/;

/**
 * Returns the name on a card: the given names as the first name, the family name with its suffix as the last.
 * Cards have separate elements (DCS or DAB; DAC and DAD), the given names in one element (DCT, versions 2 and 3),
 * or all names in one (DAA, versions 0 and 1: family, given, middle, suffix). A whole name without separators is
 * not split by guessing.
 */
export function cardName({ elements }: Pick<CardElements, 'elements'>): CardName {
  const isCutShort = ['DDE', 'DDF', 'DDG'].some((id) => elements.get(id)?.toUpperCase() === 'T');
  const whole = elements.get('DAA') ?? '';
  const [family, given, middle, ofWhole] = separators.test(whole) ? whole.split(separators) : [];
  const suffix = elements.get('DCU') ?? elements.get('DAE') ?? ofWhole;
  const last = cleaned(elements.get('DCS')) ?? cleaned(elements.get('DAB')) ?? cleaned(family);
  const first = cleaned(elements.get('DAC'));
  const together = elements.get('DCT');
  return {
    firstName: first
      ? joined(first, elements.get('DAD'))
      : together
        ? joined(...together.split(separators))
        : joined(given, middle),
    lastName: last ? joined(last, suffix) : undefined,
    isCutShort,
  };
}
