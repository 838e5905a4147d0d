import type { AwsCall } from './aws-call.ts';

/*
 * The part of IAM's evaluation logic that the policies of this repository use. An operator or variable that it does
 * not know throws, so that no policy is judged by half. (The maintained simulator on npm, @cloud-copilot/iam-simulate,
 * is licensed under the AGPL, which does not fit this repository.)
 */

/** One condition: an operator with its prefix and suffix, a condition key, and the values of the policy. */
export type Condition = { operator: string; key: string; values: string[] };

/** A statement of a policy, with references resolved. */
export type Statement = {
  sid: string;
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  conditions: Condition[];
};

type Matches = (given: string, expected: string) => boolean;

/** Returns whether a text matches a pattern of a policy, in which `*` and `?` are wildcards. */
function isLike(text: string, pattern: string): boolean {
  if (pattern.includes('${')) throw new Error(`The judge knows no policy variables: ${pattern}`);
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}

const equals: Matches = (given, expected) => given === expected;
const lower: Matches = (given, expected) => given.toLowerCase() === expected.toLowerCase();

/** Operators that ask whether a value of the request matches any value of the policy. */
const positive: Record<string, Matches> = {
  StringEquals: equals,
  StringEqualsIgnoreCase: lower,
  StringLike: isLike,
  ArnEquals: isLike,
  ArnLike: isLike,
  Bool: lower,
  NumericEquals: (given, expected) => Number(given) === Number(expected),
  NumericLessThan: (given, expected) => Number(given) < Number(expected),
  NumericLessThanEquals: (given, expected) => Number(given) <= Number(expected),
  NumericGreaterThan: (given, expected) => Number(given) > Number(expected),
  NumericGreaterThanEquals: (given, expected) => Number(given) >= Number(expected),
};

/** Operators that ask whether a value of the request matches no value of the policy. */
const negative: Record<string, Matches> = {
  StringNotEquals: equals,
  StringNotEqualsIgnoreCase: lower,
  StringNotLike: isLike,
  ArnNotEquals: isLike,
  ArnNotLike: isLike,
};

/** Returns whether a request meets a condition. Condition keys are not case-sensitive. */
function isMet({ operator, key, values }: Condition, context: AwsCall['context']): boolean {
  const found = Object.entries(context).find(([name]) => lower(name, key))?.[1];
  const given = found === undefined ? [] : [found].flat();
  if (operator === 'Null') return values.every((value) => (value === 'true') === (given.length === 0));

  const [, quantifier, base = '', ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?(.+?)(IfExists)?$/.exec(operator) ?? [];
  const matches = positive[base] ?? negative[base];
  if (!matches) throw new Error(`The judge does not know the condition operator ${operator}`);
  const matchesAny = (one: string) => values.some((value) => matches(one, value));
  const passes = (one: string) => (base in positive ? matchesAny(one) : !matchesAny(one));

  if (quantifier === 'ForAllValues') return given.every(passes);
  if (quantifier === 'ForAnyValue') return given.some(passes);
  const [only] = given;
  if (only === undefined) return base in negative || ifExists !== undefined;
  if (given.length > 1) throw new Error(`${key} has several values, so ${operator} needs a set operator`);
  return passes(only);
}

/** Returns whether a statement is about a call. Actions are not case-sensitive; resources are. */
export function applies(statement: Statement, { action, resource, context }: AwsCall): boolean {
  return (
    statement.actions.some((pattern) => isLike(action.toLowerCase(), pattern.toLowerCase())) &&
    statement.resources.some((pattern) => isLike(resource, pattern)) &&
    statement.conditions.every((condition) => isMet(condition, context))
  );
}

/** The result for a call, with the statement that decided; none if no statement allows the call. */
export type Verdict = { allowed: boolean; by?: Statement };

/** Judges a call by the statements of one policy or several: an explicit denial wins, and silence is a denial. */
export function evaluate(statements: readonly Statement[], call: AwsCall): Verdict {
  const applying = statements.filter((statement) => applies(statement, call));
  const denial = applying.find(({ effect }) => effect === 'Deny');
  if (denial) return { allowed: false, by: denial };
  const [grant] = applying;
  return grant ? { allowed: true, by: grant } : { allowed: false };
}
