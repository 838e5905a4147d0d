import { wordValues } from './spoken-numbers.ts';
import { month } from './written-date.ts';

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth'],
  ...['eighteenth', 'nineteenth', 'twentieth'],
];
const days: ReadonlyMap<string, string> = new Map([
  ...wordValues,
  ...ordinals.map((word, index) => [word, String(index + 1)] as const),
  ['thirtieth', '30'],
  ['primero', '1'],
]);

/** "twenty-first", "treinta y uno", or one word. */
const day = `(?:(?:twenty|thirty|treinta)(?: y |[ -]))?(?:${[...days.keys()].join('|')})(?![a-z])`;
const dayFirst = new RegExp(`\\b(${day}) (?:day )?(?:of |de )?(?=${month})`, 'giu');
const monthFirst = new RegExp(
  `\\b(${month}) (?:the )?(${day})(?=,? (?:of |de |in )?(?:\\d{4}|nineteen|twenty|two thousand|(?:thir|for|fif|six|seven|eigh|nine)ty))`,
  'giu',
);

/** "july 14, fifty-nine", "14 july fifty nine". */
const shortYear = new RegExp(
  `\\b((?:${month} \\d{1,2}|\\d{1,2} ${month}),? )((?:thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:[a-z]{3,5}))?)(?![a-z])`,
  'giu',
);

const inDigits = (words: string) => {
  const [tens = '', unit] = words
    .toLowerCase()
    .replace(/ y /u, ' ')
    .split(/[ -]/u)
    .map((word) => days.get(word) ?? '');
  return unit ? String(Number(tens) + Number(unit)) : tens;
};

/** Returns a text with the days of spoken dates in digits: "3 of july", "january 9 nineteen fifty five". */
export function withDaysInDigits(text: string): string {
  return text
    .replaceAll(dayFirst, (_, words: string) => `${inDigits(words)} `)
    .replaceAll(monthFirst, (_, name: string, words: string) => `${name} ${inDigits(words)}`)
    .replaceAll(shortYear, (_, before: string, words: string) => before + inDigits(words));
}
