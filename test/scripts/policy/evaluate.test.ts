import { describe, expect, test } from 'vitest';
import { type Condition, evaluate, type Statement } from '#scripts/policy/evaluate.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/journal';

const statement = (parts: Partial<Statement> = {}): Statement => ({
  sid: 'Table',
  effect: 'Allow',
  actions: ['dynamodb:PutItem'],
  resources: [table],
  conditions: [],
  ...parts,
});

const put = (keys: string[] = ['NOTARY#1']) => ({
  action: 'dynamodb:PutItem',
  resource: table,
  context: { 'dynamodb:LeadingKeys': keys },
});

describe('a call', () => {
  test('is denied without a statement', () => {
    expect(evaluate([], put())).toEqual({ allowed: false });
  });

  test('is allowed by a statement with its action and its resource', () => {
    const grant = statement();
    expect(evaluate([grant], put())).toEqual({ allowed: true, by: grant });
  });

  test.each([
    ['another action', { actions: ['dynamodb:GetItem'] }],
    ['another resource', { resources: [`${table}/index/byList`] }],
    ['a prefix of the resource', { resources: [table.slice(0, -1)] }],
    ['the resource in other letters', { resources: [table.replace('journal', 'Journal')] }],
  ])('is denied by a statement with %s', (_, parts) => {
    expect(evaluate([statement(parts)], put()).allowed).toBe(false);
  });

  test.each([
    ['wildcards', { actions: ['dynamodb:*'], resources: ['arn:aws:dynamodb:*:000000000000:table/journa?'] }],
    ['the action in other letters', { actions: ['DynamoDB:putitem'] }],
  ])('is allowed by a statement with %s', (_, parts) => {
    expect(evaluate([statement(parts)], put()).allowed).toBe(true);
  });

  test('is denied by one denial among many grants', () => {
    const denial = statement({ effect: 'Deny', sid: 'Kept' });
    expect(evaluate([statement(), denial, statement()], put())).toEqual({ allowed: false, by: denial });
  });
});

describe('a condition', () => {
  const isAllowed = (condition: Condition, context: Record<string, string | string[]>) =>
    evaluate([statement({ conditions: [condition] })], { ...put(), context }).allowed;
  const leading = (operator: string, ...values: string[]) => ({
    operator,
    key: 'dynamodb:LeadingKeys',
    values,
  });

  test.each([
    ['ForAllValues:StringLike', ['DUE#1', 'DUE#2'], true],
    ['ForAllValues:StringLike', ['DUE#1', 'NOTARY#2'], false],
    ['ForAllValues:StringLike', [], true],
    ['ForAnyValue:StringLike', ['DUE#1', 'NOTARY#2'], true],
    ['ForAnyValue:StringLike', ['NOTARY#1', 'NOTARY#2'], false],
    ['ForAnyValue:StringLike', [], false],
    ['ForAllValues:StringNotLike', ['NOTARY#1'], true],
    ['ForAnyValue:StringNotLike', ['DUE#1'], false],
  ])('%s DUE#* of the leading keys %j: %s', (operator, keys, allowed) => {
    expect(isAllowed(leading(operator, 'DUE#*'), { 'dynamodb:LeadingKeys': keys })).toBe(allowed);
  });

  const encryption = 'kms:EncryptionContext:notary_id';
  test.each([
    ['Null', 'false', { [encryption]: '1' }, true],
    ['Null', 'false', {}, false],
    ['Null', 'true', {}, true],
    ['StringEquals', '1', { [encryption]: '1' }, true],
    ['StringEquals', '1', { [encryption]: '11' }, false],
    ['StringEquals', '1', {}, false],
    ['StringEqualsIfExists', '1', {}, true],
    ['StringNotEquals', '1', {}, true],
    ['StringNotEquals', '1', { [encryption]: '1' }, false],
    ['StringLike', '?1*', { [encryption.toUpperCase()]: '011' }, true],
    ['Bool', 'TRUE', { [encryption]: 'true' }, true],
    ['NumericLessThan', '1.2', { [encryption]: '1.3' }, false],
  ])('%s %s with %j: %s', (operator, value, context, allowed) => {
    expect(isAllowed({ operator, key: encryption, values: [value] }, context)).toBe(allowed);
  });

  test('matches text literally except for * and ?', () => {
    expect(
      isAllowed(leading('ForAllValues:StringLike', 'A.B+*'), { 'dynamodb:LeadingKeys': ['A.B+C'] }),
    ).toBe(true);
    expect(isAllowed(leading('ForAllValues:StringLike', 'A.B*'), { 'dynamodb:LeadingKeys': ['AxBC'] })).toBe(
      false,
    );
  });

  test('that the judge does not know throws', () => {
    const unknown = leading('IpAddress', '127.0.0.1');
    expect(() => isAllowed(unknown, { 'dynamodb:LeadingKeys': ['x'] })).toThrow('IpAddress');
    const variable = leading('ForAllValues:StringLike', '$' + '{aws:userid}');
    expect(() => isAllowed(variable, { 'dynamodb:LeadingKeys': ['x'] })).toThrow('policy variables');
    const several = leading('StringLike', 'x');
    expect(() => isAllowed(several, { 'dynamodb:LeadingKeys': ['x', 'y'] })).toThrow('set operator');
  });
});
