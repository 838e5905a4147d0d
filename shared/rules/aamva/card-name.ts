import type { CardElements } from './card-elements.ts';
import { nameAsWritten } from './written-text.ts';

export type CardName = {
  firstName: string | undefined;
  lastName: string | undefined;
  /** Whether the card says that the person has one name, which is then the last name. */
  isOneName: boolean;
  /** Whether the name did not fit, by the card's own word or because it fills its element. */
  isCutShort: boolean;
};

/**
 * Texts that stand for a missing name: by the standard NONE, or "unavl" where the issuer does not know it, and those
 * that US issuers use for one of the three names. Only in capitals and only in their place, because None, Na, Null,
 * and Nmn are also names of people.
 */
const missing = {
  family: /^(?:NONE|UNAVL|unavl|LNU|NLN|N\/A|[-.*/ ]*)$/,
  first: /^(?:NONE|UNAVL|unavl|FNU|NFN|N\/A|[-.*/ ]*)$/,
  middle: /^(?:NONE|UNAVL|unavl|NMN|NMI|N\/A|[-.*/ ]*)$/,
};
/** Texts that are a name nowhere. */
const neverName = /^(?:UNKNOWN|X{2,}|NO (?:(?:GIVEN|FIRST|MIDDLE|LAST|FAMILY) )?NAME)$/;

type Place = keyof typeof missing;

const cleaned = (text: string | undefined, place: Place) => {
  const name = (text ?? '').replace(/[\s_]+/g, ' ').trim();
  return missing[place].test(name) || neverName.test(name) ? undefined : name;
};

/** Separators that issuers put between the parts of a name. */
const separators = /[,$@;]/;

/** Suffixes by the standard, in both of their forms. Single letters are also initials. */
const suffixes = [
  ['JR', 'JUNIOR'],
  ['SR', 'SENIOR'],
  ['1ST', 'I'],
  ['2ND', 'II'],
  ['3RD', 'III'],
  ['4TH', 'IV'],
  ['5TH', 'V'],
  ['6TH', 'VI'],
  ['7TH', 'VII'],
  ['8TH', 'VIII'],
  ['9TH', 'IX'],
] as const;

const plain = (word: string) => word.toUpperCase().replaceAll('.', '');

/** Returns the row of a suffix, or undefined for another word. */
const suffixRow = (word: string) => suffixes.find((row) => row.some((form) => form === plain(word)));

const isClear = (word: string) => suffixRow(word) !== undefined && plain(word).length > 1;

const suffixAsWritten = (suffix: string | undefined) =>
  suffix && (/^[IVX]+$/.test(suffix) ? suffix : nameAsWritten(suffix));

/** Returns a suffix after given names, if it can be no name. */
function suffixAfter(names: string | undefined): string | undefined {
  const last = names?.split(' ').slice(1).at(-1);
  return last && /^(?:[JS]R\.?|III?)$/.test(last) ? last : undefined;
}

/** Returns names without a suffix at their end that the card has elsewhere too. */
function withoutSuffix(names: string | undefined, suffix: string | undefined): string | undefined {
  const words = names?.split(' ') ?? [];
  const last = words.at(-1);
  const isRepeated = suffix && last && words.length > 1 && suffixRow(last) === suffixRow(suffix);
  return isRepeated && suffixRow(suffix) ? words.slice(0, -1).join(' ') : names;
}

/** Names that an element has, and a suffix among them after a separator, as in LEE,JR. */
function parted(text: string, place: Place): { names: string | undefined; suffix: string | undefined } {
  const [head = '', ...rest] = text.split(separators).map((name) => name.trim());
  const suffix = rest.find(isClear);
  const names = [
    cleaned(head, place),
    ...rest.filter((name) => name !== suffix).map((name) => cleaned(name, 'middle')),
  ];
  return { names: names.filter(Boolean).join(' ') || undefined, suffix };
}

/** The family name, the given names, and the suffix, each still in the card's capitals. */
type Parts = {
  family: string | undefined;
  given: string | undefined;
  suffix: string | undefined;
  /** Whether the card has both places, so that an empty one means that the person has no such name. */
  areStated: boolean;
};

/** Reads all names from one element: family, given, middle, suffix. */
function ofWhole(whole: string): Parts {
  const [family = '', ...rest] = whole.split(separators);
  const given = parted(rest.join(','), 'first');
  // The fourth part is the suffix, even of one letter.
  const fourth = rest.length === 3 && suffixRow(rest[2] ?? '') ? rest[2] : undefined;
  const suffix = fourth ?? given.suffix;
  return {
    family: cleaned(family, 'family'),
    given: withoutSuffix(given.names, fourth),
    suffix,
    areStated: true,
  };
}

function partsOf(elements: CardElements['elements']): Parts {
  const familyText = elements.get('DCS') || elements.get('DAB');
  const [firstText, middleText] = [elements.get('DAC'), elements.get('DAD')];
  const together = elements.get('DCT');
  const isApart = cleaned(firstText, 'first') || cleaned(middleText, 'middle');
  const isWhole = firstText === undefined && middleText === undefined && together === undefined;
  const whole = elements.get('DAA') ?? familyText ?? '';
  if (isWhole && separators.test(whole)) return ofWhole(whole);
  const family = parted(familyText ?? '', 'family');
  const [first, middle] = isApart
    ? [parted(firstText ?? '', 'first'), parted(middleText ?? '', 'middle')]
    : [parted(together ?? '', 'first'), parted('', 'middle')];
  return {
    family: family.names,
    given: [first.names, middle.names].filter(Boolean).join(' ') || undefined,
    suffix: family.suffix ?? first.suffix ?? middle.suffix,
    areStated: familyText !== undefined && (firstText ?? together) !== undefined,
  };
}

/** The longest names of the standard: 35 characters in the first versions, then 40. */
const longest = 35;

function isCut(elements: CardElements['elements'], flag: string, names: readonly string[]): boolean {
  const said = elements.get(flag)?.toUpperCase();
  return said === 'T' || (said !== 'N' && names.some((id) => (elements.get(id)?.length ?? 0) >= longest));
}

/**
 * Returns the name on a card: the given names as the first name, the family name with its suffix as the last.
 * Cards have separate elements (DCS or DAB; DAC and DAD), the given names in one element (DCT, versions 2 and 3),
 * or all names in one (DAA, versions 0 and 1). A whole name without separators is not split by guessing.
 */
export function cardName({ elements }: Pick<CardElements, 'elements'>, isFromHawaii: boolean): CardName {
  const parts = partsOf(elements);
  const stated = cleaned(elements.get('DCU') ?? elements.get('DAE'), 'middle');
  const suffix = stated ?? parts.suffix ?? suffixAfter(parts.given);
  const family = withoutSuffix(parts.family, suffix);
  const given = withoutSuffix(parts.given, suffix);
  const isOneName = parts.areStated && (family === undefined) !== (given === undefined);
  const written = (names: string | undefined) => names && nameAsWritten(names, isFromHawaii);
  const last = isOneName ? (family ?? given) : family;
  return {
    firstName: isOneName ? undefined : written(given),
    lastName: last && [written(last), suffixAsWritten(suffix)].filter(Boolean).join(' '),
    isOneName,
    isCutShort:
      isCut(elements, 'DDE', ['DCS', 'DAB', 'DAA']) ||
      isCut(elements, 'DDF', ['DAC', 'DCT']) ||
      isCut(elements, 'DDG', ['DAD']),
  };
}
