import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { stackKinds, stackName, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf } from '#infra/template.ts';
import { allOf, at, flat, listed, onlyOf, templatesOf } from './templates.ts';

const stage = 'prod';
const account = '<AWS::AccountId>';
let templates: Templates;

beforeAll(async () => {
  templates = await templatesOf(stage);
});

/** An event as CloudTrail records it, as far as selectors and patterns look at it. */
type Event = Record<string, string>;

const session = (role: string) => `arn:aws:sts::${account}:assumed-role/${role}/session`;
const ofFunction = session(`notary-journal-${stage}-journal-getentryrole1A2B-C3D4`);
const person = session('AWSReservedSSO_Administrator_0123456789abcdef');
const deployment = session('cdk-hnb659fds-cfn-exec-role-111122223333-us-east-1');

const dataEvent = (type: string, arn: string, by: string, readOnly = 'true'): Event => ({
  eventCategory: 'Data',
  'resources.type': type,
  'resources.ARN': arn,
  'userIdentity.arn': by,
  readOnly,
});
const item = (by: string, arn = '<JournalTable.Arn>') => dataEvent('AWS::DynamoDB::Table', arn, by);
const object = (by: string, bucket: string, readOnly?: string) =>
  dataEvent('AWS::S3::Object', `<${bucket}.Arn>/notaries/1/entries/2/image`, by, readOnly);
const call = (eventSource: string): Event => ({ eventCategory: 'Management', eventSource });

describe('the trail of human access', () => {
  const trail = () => onlyOf(templates.data, 'AWS::CloudTrail::Trail').Properties;

  const operators: Record<string, (value: string, given: string[]) => boolean> = {
    Equals: (value, given) => given.includes(value),
    NotEquals: (value, given) => !given.includes(value),
    StartsWith: (value, given) => given.some((start) => value.startsWith(start)),
    NotStartsWith: (value, given) => !given.some((start) => value.startsWith(start)),
  };

  /** Whether one of the trail's selectors matches an event: an event must meet all conditions of a selector. */
  const records = (event: Event) =>
    listed(trail()['AdvancedEventSelectors']).some((selector) =>
      listed(at(selector, 'FieldSelectors')).every((condition) => {
        const { Field, ...given } = Object(condition);
        return Object.entries(given).every(([operator, values]) =>
          operators[operator]?.(event[flat(Field)] ?? '', listed(values).map(flat)),
        );
      }),
    );

  test.each<[string, Event]>([
    ['an item that a person reads', item(person)],
    ['an item that another stage reads', item(session('notary-journal-dev-journal-role'))],
    ['the stream of the table', dataEvent('AWS::DynamoDB::Stream', '<JournalTable.Arn>/stream/1', person)],
    ['a file of an account', object(person, 'FilesBucket')],
    ['a file of a sealed entry', object(person, 'SealedBucket')],
    ['a change of the public log', object(person, 'LogBucket', 'false')],
    ['a secret', call('secretsmanager.amazonaws.com')],
    ['a change of a role', call('iam.amazonaws.com')],
  ])('records %s', (_, event) => {
    expect(records(event)).toBe(true);
  });

  test.each<[string, Event]>([
    ['an item that a function reads', item(ofFunction)],
    ['another table', item(person, 'arn:aws:dynamodb:us-east-1:1:table/other')],
    ['a file that a function reads', object(ofFunction, 'SealedBucket')],
    ['a read of the public log', object('', 'LogBucket')],
    ['its own files', object(person, 'TrailBucket', 'false')],
    ['the millions of uses of keys', call('kms.amazonaws.com')],
  ])('leaves out %s', (_, event) => {
    expect(records(event)).toBe(false);
  });

  test('covers all regions, proves that its files are unchanged, and encrypts them', () => {
    expect(trail()).toMatchObject({
      IsLogging: true,
      IsMultiRegionTrail: true,
      IncludeGlobalServiceEvents: true,
      EnableLogFileValidation: true,
      KMSKeyId: { 'Fn::GetAtt': ['DataKey', 'Arn'] },
      S3BucketName: { Ref: 'TrailBucket' },
    });
  });

  test('is kept for two years, and cannot be deleted earlier', () => {
    const bucket = templates.data.Resources['TrailBucket']?.Properties;
    expect(at(bucket, 'ObjectLockConfiguration', 'Rule', 'DefaultRetention')).toEqual({
      Mode: 'GOVERNANCE',
      Days: 731,
    });
    expect(listed(at(bucket, 'LifecycleConfiguration', 'Rules'))).toContainEqual(
      expect.objectContaining({ ExpirationInDays: 731 }),
    );
    const [policy] = resourcesOf(templates.data, 'AWS::S3::BucketPolicy').filter(
      ([, { Properties }]) => flat(Properties['Bucket']) === '<TrailBucket>',
    );
    const statements = listed(at(policy?.[1].Properties, 'PolicyDocument', 'Statement'));
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['s3:BypassGovernanceRetention', 's3:DeleteObject', 's3:DeleteObjectVersion'],
      }),
    );
    const allowed = statements.filter((statement) => at(statement, 'Effect') === 'Allow');
    expect(allowed.map((statement) => at(statement, 'Principal'))).toEqual([
      { Service: 'cloudtrail.amazonaws.com' },
      { Service: 'cloudtrail.amazonaws.com' },
    ]);
    for (const statement of allowed) {
      expect(flat(at(statement, 'Condition', 'StringEquals', 'aws:SourceArn'))).toContain(
        `:trail/${flat(trail()['TrailName'])}`,
      );
    }
  });
});

describe('whom the trail leaves out', () => {
  test('are roles that only services may assume, named after their stacks', () => {
    const roles = allOf(templates, 'AWS::IAM::Role');
    expect(roles.length).toBeGreaterThan(100);
    for (const [name, { Properties }] of roles) {
      const principals = listed(at(Properties['AssumeRolePolicyDocument'], 'Statement')).map((statement) =>
        Object.keys(Object(at(statement, 'Principal'))),
      );
      expect([name, principals]).toEqual([name, [['Service']]]);
      // Otherwise, CloudFormation begins the name with that of the stack.
      if (Properties['RoleName']) expect(flat(Properties['RoleName'])).toMatch(/^notary-journal-prod-/);
    }
    for (const kind of stackKinds) expect(stackName(stage, kind)).toMatch(/^notary-journal-prod-/);
  });
});

describe('the alarm for human access', () => {
  /** Whether the pattern of the metric filter matches an event. */
  function counts(event: Event): boolean {
    const [filter] = resourcesOf(templates.data, 'AWS::Logs::MetricFilter');
    const pattern = flat(filter?.[1].Properties['FilterPattern']);
    expect(pattern.length).toBeLessThanOrEqual(1_024);
    const expression = pattern
      .replace(/^\{(.*)\}$/s, '$1')
      .replaceAll(/\$\.([\w.]+) NOT EXISTS/g, 'missing("$1")')
      .replaceAll(/\$\.([\w.]+) (!?=) (?:"([^"]*)"|(%[^%]*%))/g, 'compare("$1", "$2", "$3$4")');
    expect(pattern.match(/%[^%]*%/g)).toHaveLength(2);
    /** The value is a text, perhaps with a wildcard at its end, or a regular expression. */
    const matches = (path: string, value: string) => {
      const text = event[path] ?? '';
      if (value.startsWith('%')) return new RegExp(value.slice(1, -1)).test(text);
      return value.endsWith('*') ? text.startsWith(value.slice(0, -1)) : text === value;
    };
    return runInNewContext(expression, {
      missing: (path: string) => !(path in event),
      // A comparison with a field that does not exist is never true.
      compare: (path: string, operator: '=' | '!=', value: string) =>
        path in event && matches(path, value) === (operator === '='),
    });
  }

  const named = (eventName: string, by: string, more: Event = {}): Event => ({
    eventCategory: 'Management',
    eventName,
    'userIdentity.arn': by,
    ...more,
  });
  const roleName = { 'requestParameters.roleName': 'notary-journal-prod-imitation' };

  test.each<[string, Event]>([
    ['an item that a person reads', item(person)],
    ['a secret that a person reads', named('GetSecretValue', person)],
    ['a copy of the table', named('RestoreTableToPointInTime', person)],
    ['a restored backup', named('StartRestoreJob', person)],
    ['a trail that is turned off', named('StopLogging', person)],
    ['a role that looks like that of a function', named('CreateRole', person, roleName)],
  ])('goes off on %s', (_, event) => {
    expect(counts(event)).toBe(true);
  });

  test.each<[string, Event]>([
    ['a read that was denied', { ...item(person), errorCode: 'AccessDenied' }],
    ['a secret that a function reads', named('GetSecretValue', ofFunction)],
    [
      'a secret that a function of another stage reads',
      named('GetSecretValue', session('notary-journal-dev-x')),
    ],
    ['a secret that a deployment reads', named('GetSecretValue', deployment)],
    ['a role that a deployment makes', named('CreateRole', deployment, roleName)],
    ['a role of something else', named('CreateRole', person, { 'requestParameters.roleName': 'other' })],
    ['another call', named('DescribeTable', person)],
  ])('does not go off on %s', (_, event) => {
    expect(counts(event)).toBe(false);
  });

  test('counts in the namespace of the stage and names its runbook', () => {
    const [filter] = resourcesOf(templates.data, 'AWS::Logs::MetricFilter');
    expect(listed(filter?.[1].Properties['MetricTransformations'])).toEqual([
      expect.objectContaining({ MetricNamespace: `notary-journal-${stage}`, MetricName: 'human-access' }),
    ]);
    const alarms = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm').filter(
      ([, { Properties }]) => Properties['MetricName'] === 'human-access',
    );
    expect(alarms.map(([, { Properties }]) => Properties)).toEqual([
      expect.objectContaining({ Namespace: `notary-journal-${stage}`, Threshold: 1 }),
    ]);
    expect(flat(alarms[0]?.[1].Properties['AlarmDescription'])).toContain('docs/runbooks/human-access.md');
  });
});
