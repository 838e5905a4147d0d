import { nameProblem } from '#shared/rules/line-of-text.ts';
import { type Answers, quoted, type Read, twoReadings } from './answers.ts';

export type NameReading = Pick<Answers, 'joinedNames' | 'organization' | 'nameComma'>;

/** Between the names of people in one cell. Not the bars of “a/k/a”, “d/b/a”, or “c/o”. */
const joiner =
  /\s*(?<!\b[A-Za-z])\/(?![A-Za-z]\b)\s*|\s*[&+]\s*|\s+(?:[Aa]nd|AND|[Ww]ith|WITH|y)\s+|\s+\|\s+/;

/** Words of organizations and roles. A name that contains one often isn’t a person. */
const organization =
  /\b(llc|l\.l\.c|inc|corp|corporation|company|co|ltd|llp|lp|pllc|trusts?|trustees?|bank|estate|sons|partners|partnership|association|assn|church|department|university|foundation|attorneys?|associates|group|services|executors?|members?|managers?|husband|wife|for|by|of|as)\b/i;

/** Words that may follow a comma behind a full name. */
const addition =
  /^(jr|sr|i{1,3}|iv|v|m\.?d|esq|ph\.?d|d\.?d\.?s|r\.?n|cpa|dvm|j\.?d)\b\.?|^(an?|as|by|its|the|individually|trustees?|attorney|president|secretary|treasurer|members?|managers?|executor|guardian|agent|owner|husband|wife|conservator|inc|llc|ltd|llp|lp|corp)\b/i;
const suffix = /^(jr|sr|i{2,3}|iv|v)\.?$/i;

/** Words with which a last name of several words begins. */
const particle =
  /^(d[aeiou]s?|del|der|den|l[ae]s?|los|v[ao]n|st\.?|ste\.?|san|santa|al|el|bin|ibn|mac|mc|o|ter|ten|zu|y)\b/i;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

export type NameDoubt = 'joinedNames' | 'organization' | 'nameComma';

/** Names of a cell that are certainly apart. */
const cellNames = (text: string) =>
  text
    .split(/[;\n\r]+/)
    .map(plain)
    .filter(Boolean);

const joinerDoubt = (name: string): NameDoubt | undefined => {
  if (!joiner.test(name)) return undefined;
  return organization.test(name) ? 'organization' : 'joinedNames';
};

const hasOpenComma = (name: string) => {
  const [, ...after] = name.split(',').map(plain);
  return after.some((part) => part !== '' && !addition.test(part));
};

/** Returns which questions the names of a cell raise. */
export function nameDoubts(text: string): NameDoubt[] {
  return cellNames(text).flatMap((name) => {
    const doubt = joinerDoubt(name);
    if (doubt)
      return doubt === 'organization'
        ? [doubt]
        : [doubt, ...(name.split(joiner).some(hasOpenComma) ? ['nameComma' as const] : [])];
    return hasOpenComma(name) ? ['nameComma' as const] : [];
  });
}

const partIt = (name: string) => ({
  problem: `${quoted(name)} names several people. Write their full names with a semicolon between them`,
});

/** Reads a name with a comma by the answer of the notary. */
function commaName(name: string, answer: NameReading['nameComma']): Read<string[]> {
  if (!hasOpenComma(name) || answer === 'as-written') return { value: [name] };
  if (answer === undefined) return twoReadings(name);
  const parts = name.split(',').map(plain).filter(Boolean);
  if (answer === 'several') return parts.every((part) => words(part) > 1) ? { value: parts } : partIt(name);
  const endings = parts.filter((part) => suffix.test(part));
  const [last, first, ...more] = parts.filter((part) => !suffix.test(part));
  if (!last || !first || more.length > 0) {
    return { problem: `${quoted(name)} has more commas than “Last, First” has. Write it like Ana Cruz` };
  }
  if (words(last) > 1 && words(first) > 1 && !particle.test(last)) {
    return {
      problem: `${quoted(name)} can be one person or two. Write first names first, and a semicolon between two people`,
    };
  }
  return { value: [[`${first} ${last}`, ...endings].join(', ')] };
}

/** Reads a name that may name several people. */
function joinedName(name: string, answers: NameReading): Read<string[]> {
  const doubt = joinerDoubt(name);
  if (doubt === undefined) return commaName(name, answers.nameComma);
  const answer = answers[doubt];
  if (answer === undefined) return twoReadings(name);
  if (answer === 'one') return { value: [name] };
  if (answer === 'part') return partIt(name);
  const names: string[] = [];
  for (const part of name.split(joiner).map(plain).filter(Boolean)) {
    const read = commaName(part, answers.nameComma);
    if ('problem' in read) return read;
    names.push(...read.value);
  }
  // “Ana & Luis Cruz” does not say Ana’s last name.
  return names.every((one) => words(one) > 1) ? { value: names } : partIt(name);
}

/** Reads the signers of a cell. Lines and semicolons part them; the notary says whether “&”, “and”, and commas do. */
export function readNames(text: string, answers: NameReading): Read<string[]> {
  const names: string[] = [];
  for (const name of cellNames(text)) {
    const problem = nameProblem(name);
    if (problem) return { problem: `${quoted(name)} ${problem}` };
    const read = joinedName(name, answers);
    if ('problem' in read) return read;
    names.push(...read.value);
  }
  return { value: names };
}
