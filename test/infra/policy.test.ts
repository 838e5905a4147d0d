import { beforeAll, describe, expect, test } from 'vitest';
import type { FunctionId } from '#infra/functions.ts';
import { localArn, localValues } from '#scripts/local/assembly/stack-plan.ts';
import type { AwsCall } from '#scripts/policy/aws-call.ts';
import { judge } from '#scripts/policy/judge.ts';
import { reportOf } from '#scripts/policy/report.ts';
import { type StagePolicies, stagePolicies } from '#scripts/policy/stage-policies.ts';
import { templatesOf } from './templates.ts';

let policies: StagePolicies;

beforeAll(async () => {
  policies = stagePolicies('prod', Object.values(await templatesOf('prod')));
});

const judged = (id: FunctionId, call: AwsCall) =>
  judge(policies, [{ ...call, by: policies.functions.find((one) => one.id === id)?.logicalId ?? '' }]);
const reasons = (id: FunctionId, call: AwsCall) => judged(id, call).denied.map(({ because }) => because);

const item = (action: string, key: string): AwsCall => ({
  action: `dynamodb:${action}`,
  resource: localArn('dynamodb', `table/${localValues.TableName}`),
  context: { 'dynamodb:LeadingKeys': [key] },
});
const object = (action: string, key: string): AwsCall => ({
  action: `s3:${action}`,
  resource: `arn:aws:s3:::${localValues.FilesBucketName}/${key}`,
  context: {},
});
const lock = (days: string): AwsCall => ({
  action: 's3:PutObjectRetention',
  resource: `arn:aws:s3:::${localValues.SealedBucketName}/notaries/1/entries/2/image`,
  context: { 's3:object-lock-remaining-retention-days': days },
});
const decrypt = (context: Record<string, string>): AwsCall => ({
  action: 'kms:Decrypt',
  resource: localValues.FieldKeyArn,
  context,
});

describe('the judge of recorded calls', () => {
  test('knows the data that a key encrypts', () => {
    expect(policies.encrypted.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['dynamodb', 's3']),
    );
  });

  test.each([
    ['create-draft', object('PutObject', 'notaries/1/entries/2/image')],
    ['get-entry', object('GetObject', 'notaries/1/entries/2/image')],
    ['get-entry', item('GetItem', 'NOTARY#1')],
    ['get-entry', decrypt({ 'kms:EncryptionContext:notary_id': '1' })],
    ['submit-entry', lock('3653')],
    // The addenda of an entry in the copy that a request is answered with.
    ['make-matter-document', item('Query', 'JOURNAL#1')],
  ] as const)('allows %s %o', (id, call) => {
    expect(reasons(id, call)).toEqual([]);
  });

  test.each([
    ['get-entry', object('PutObject', 'notaries/1/entries/2/image'), 'no statement allows it'],
    ['get-entry', object('GetObject', 'data-exports/1'), 'no statement allows it'],
    ['get-entry', item('PutItem', 'NOTARY#1'), 'no statement allows it'],
    ['create-draft', item('PutItem', 'JOURNAL#1'), 'the statement SealsAreKept denies it'],
    ['create-draft', item('PutItem', 'LEAF#1'), 'the statement SealsAreKept denies it'],
    ['submit-entry', item('PutItem', 'WITNESS#1'), 'the statement SealsAreKept denies it'],
    ['get-entry', decrypt({}), 'no statement allows it'],
    ['submit-entry', lock('3649'), 'the policy of the resource denies it (NobodyLocksForLess)'],
  ] as const)('denies %s %o', (id, call, because) => {
    expect(reasons(id, call)).toEqual([because]);
  });

  test('denies everything to a function that the stage lacks', () => {
    const { denied } = judge(policies, [{ ...item('GetItem', 'NOTARY#1'), by: 'gone' }]);
    expect(new Set(denied.map(({ because }) => because))).toEqual(
      new Set(['the stage has no such function']),
    );
  });

  test('denies data whose key is not open to the caller', () => {
    const closed = {
      ...policies,
      resources: policies.resources.map((resource) => ({
        ...resource,
        statements: resource.statements.filter(({ audience }) => audience === 'account'),
      })),
    };
    const by = policies.functions.find(({ id }) => id === 'get-entry')?.logicalId ?? '';
    const { denied } = judge(closed, [{ ...item('GetItem', 'NOTARY#1'), by }]);
    expect(denied.map(({ call }) => call.action)).toEqual(['kms:Decrypt']);
  });

  test('finds the grants that no call needed, and a report fails on one without a reason', () => {
    const judgment = judged('get-entry', item('GetItem', 'NOTARY#1'));
    const ofTable = judgment.unused.filter(
      ({ by, action }) => by === 'get-entry' && action.startsWith('dynamodb:'),
    );
    expect(ofTable.map(({ action }) => action)).not.toContain('dynamodb:GetItem');
    expect(judgment.unused.map(({ by }) => by)).toContain('create-draft');
    expect(reportOf(judgment)).toMatchObject({ good: false });
  });

  test('refuses a condition on a key that is not recorded', () => {
    const [first] = policies.functions;
    const statement = {
      ...{ sid: 'Hours', effect: 'Deny' as const, actions: ['*'], resources: ['*'] },
      conditions: [{ operator: 'StringEquals', key: 'aws:CurrentTime', values: ['x'] }],
    };
    const more = first ? [{ ...first, statements: [statement] }] : [];
    expect(() => judge({ ...policies, functions: more }, [])).toThrow('aws:CurrentTime');
  });
});
