import { beforeAll, describe, expect, test } from 'vitest';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functionIds, functions, type IdOf, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { stageNames } from '#infra/stages.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import { mainTimezones } from '#shared/data/timezones.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { at, flat, statementsOf, statementsOfFunction, templatesOf } from './templates.ts';

describe.each(stageNames)('the scheduled functions of %s', (stage) => {
  const exported = (name: string) => `<${name}>`;
  const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
  let templates: Templates;
  let api: Template;

  beforeAll(async () => {
    templates = await templatesOf(stage);
    api = functionsTemplate(templates);
  });

  const deployed = () => ofKind(deployedFunctions(api, stage), 'schedule');

  const scheduled = (id: IdOf<'schedule'>) => {
    const found = deployed().find((one) => one.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  const reminders = () => scheduled('send-expiry-reminders');
  /** The only resource of a type that refers to a function. */
  const resourceOf = (type: string, id: IdOf<'schedule'>) => {
    const called = `<${scheduled(id).functionLogicalId}`;
    const [found, ...others] = resourcesOf(api, type).filter(([, { Properties }]) =>
      [flat(Properties['FunctionName']), flat(at(Properties, 'Target', 'Arn'))].some((arn) =>
        arn.startsWith(called),
      ),
    );
    if (!found || others.length > 0) throw new Error(`${id} does not have one ${type}`);
    return found[1].Properties;
  };
  const scheduleOf = (id: IdOf<'schedule'>) => resourceOf('AWS::Scheduler::Schedule', id);

  test('are those of the table, once each, at their times', () => {
    expect(deployed().map(({ id, recurs }) => [id, recurs])).toEqual(
      idsOf('schedule').map((id) => [id, functions[id].recurs]),
    );
    for (const id of idsOf('schedule')) {
      expect(scheduleOf(id)).toMatchObject({ FlexibleTimeWindow: { Mode: 'OFF' }, State: 'ENABLED' });
    }
  });

  test('verify-journals runs in turns: each call says its time, and comes when the last one has ended', () => {
    const { ScheduleExpression, Target } = scheduleOf('verify-journals');
    expect(ScheduleExpression).toBe('cron(0/15 * * * ? *)');
    expect(JSON.parse(String(at(Target, 'Input')))).toEqual({
      ...{ at: '<aws.scheduler.scheduled-time>', minutes: 15 },
    });
    expect(scheduled('verify-journals').timeoutSeconds).toBeLessThanOrEqual(15 * 60);
    expect(at(scheduleOf('sequence-log')['Target'], 'Input')).toBe('{}');
  });

  test('sequence-log runs every minute, and ends before the next call', () => {
    expect(scheduleOf('sequence-log')['ScheduleExpression']).toBe('rate(1 minute)');
    expect(scheduled('sequence-log').timeoutSeconds).toBeLessThan(60);
  });

  test('sequence-log signs checkpoints, adds files and places, removes pending leaves, reads links, and nothing else', () => {
    const own = statementsOfFunction(api, scheduled('sequence-log').functionLogicalId).flatMap(
      ({ effect, actions, resources, condition }) =>
        actions
          .filter((action) => !/^(logs|xray|sqs):/.test(action))
          .map((action) => [effect, action, resources.toSorted().join(), condition]),
    );
    const items = (...keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
    const log = `arn:aws:s3:::${exported('LogBucketName')}`;
    const files = `${log}/.well-known/*,${log}/log/*`;
    const ofState = ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'];
    const expected = [
      ...ofState.map((action) => ['Allow', `dynamodb:${action}`, table, items('LOG')]),
      ['Allow', 'dynamodb:BatchGetItem', table, items('JOURNAL#*')],
      ['Allow', 'dynamodb:Query', table, items('LEAF#*', 'JOURNAL#*')],
      ['Allow', 'dynamodb:BatchWriteItem', table, items('LEAF#*', 'WITNESS#*')],
      ['Allow', 's3:GetObject', files, undefined],
      ['Allow', 's3:PutObject', files, undefined],
      ['Allow', 's3:ListBucket', log, { StringLike: { 's3:prefix': ['log/*', '.well-known/*'] } }],
      [
        'Allow',
        'kms:Sign',
        exported('LogKeyArn'),
        { StringEquals: { 'kms:SigningAlgorithm': 'ED25519_SHA_512' } },
      ],
      ['Allow', 'secretsmanager:GetSecretValue', exported('DocumentCertificatesArn'), undefined],
      ['Allow', 'kms:GetPublicKey', `${exported('ExportsKeyArn')},${exported('LogKeyArn')}`, undefined],
    ];
    expect(own).toHaveLength(expected.length);
    expect(own).toEqual(expect.arrayContaining(expected));
  });

  test('ask-witnesses reads the key of the log, writes its files and its own items, and nothing else', () => {
    const row = scheduled('ask-witnesses');
    expect(scheduleOf('ask-witnesses')['ScheduleExpression']).toBe('rate(1 minute)');
    expect(row.timeoutSeconds).toBeLessThan(60);
    const own = statementsOfFunction(api, row.functionLogicalId).flatMap(({ effect, actions, condition }) =>
      actions
        .filter((action) => !/^(logs|xray|sqs|s3):/.test(action))
        .map((action) => [effect, action, condition]),
    );
    const items = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LOG'] } };
    const ofState = ['DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'];
    expect(own.toSorted()).toEqual(
      [
        ...ofState.map((action) => ['Allow', `dynamodb:${action}`, items]),
        ['Allow', 'kms:GetPublicKey', undefined],
      ].toSorted(),
    );
  });

  test('verify-journals reads journals and the log, records its progress, and nothing else', () => {
    const own = statementsOfFunction(api, scheduled('verify-journals').functionLogicalId).flatMap(
      ({ effect, actions, resources, condition }) =>
        actions
          .filter((action) => !/^(logs|xray|sqs):/.test(action))
          .map((action) => [effect, action, resources.join(), condition]),
    );
    const items = (...keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
    expect(own).toHaveLength(4);
    expect(own).toEqual(
      expect.arrayContaining([
        ['Allow', 'dynamodb:GetItem', table, items('JOURNAL#*')],
        ['Allow', 'dynamodb:BatchGetItem', table, items('JOURNAL#*')],
        ['Allow', 'dynamodb:Query', table, items('JOURNAL#*', 'JOURNALS#*', 'WITNESS#*')],
        ['Allow', 'dynamodb:UpdateItem', table, items('JOURNALS#*')],
      ]),
    );
  });

  test('send-expiry-reminders runs on the same day in every time zone, in summer and winter', () => {
    const { recurs } = reminders();
    const hour = recurs.kind === 'daily' ? recurs.hour : undefined;
    for (const day of ['2027-01-15', '2027-07-15']) {
      const run = new Date(`${day}T${hour}:00:00Z`);
      expect(mainTimezones.map((timezone) => dayIn(timezone, run))).toEqual(mainTimezones.map(() => day));
    }
  });

  test('send-expiry-reminders reads accounts and requested destructions, reads and updates reminders, sends email, and nothing else', () => {
    const statements = statementsOfFunction(api, reminders().functionLogicalId);
    const own = statements.flatMap(({ effect, actions, resources, condition }) =>
      actions
        .filter((action) => !/^(logs|xray):/.test(action))
        .map((action) => [effect, action, resources.join(), condition]),
    );
    const items = (...keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
    expect(own.toSorted(([, left], [, right]) => String(left).localeCompare(String(right)))).toEqual([
      ['Allow', 'dynamodb:GetItem', table, items('NOTARY#*')],
      ['Allow', 'dynamodb:Query', table, items('DUE#*', 'DESTRUCTIONS')],
      ['Allow', 'dynamodb:UpdateItem', table, items('DUE#*')],
      [
        'Allow',
        'ses:SendEmail',
        expect.stringMatching(/:configuration-set\/.*:identity\//),
        { StringEquals: { 'ses:FromAddress': expect.stringMatching(/^no-reply@/) } },
      ],
      ['Allow', 'sqs:SendMessage', '<ReminderFailures.Arn>', undefined],
    ]);
    expect(Object.keys(reminders().environment)).toEqual(
      expect.arrayContaining(['TABLE_NAME', 'MAIL_FROM', 'SITE_URL']),
    );
  });

  test('send-journal-heads reads accounts, journals, and the log, claims emails, sends them, and nothing else', () => {
    const own = statementsOfFunction(api, scheduled('send-journal-heads').functionLogicalId).flatMap(
      ({ effect, actions, condition }) =>
        actions
          .filter((action) => !/^(logs|xray|sqs):/.test(action))
          .map((action) => [effect, action, condition]),
    );
    const items = (...keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
    expect(own.toSorted(([, left], [, right]) => String(left).localeCompare(String(right)))).toEqual([
      ['Allow', 'dynamodb:GetItem', items('NOTARY#*', 'JOURNAL#*', 'WITNESS#*')],
      ['Allow', 'dynamodb:Query', items('HEADS#*', 'JOURNAL#*')],
      ['Allow', 'dynamodb:UpdateItem', items('HEADS#*')],
      ['Allow', 's3:GetObject', undefined],
      ['Allow', 's3:ListBucket', { StringLike: { 's3:prefix': expect.anything() } }],
      ['Allow', 'ses:SendEmail', { StringEquals: { 'ses:FromAddress': expect.anything() } }],
    ]);
  });

  test('send-evening-reminders reads accounts and orders, claims evenings, sends email, and nothing else', () => {
    const { functionLogicalId, timeoutSeconds } = scheduled('send-evening-reminders');
    const own = statementsOfFunction(api, functionLogicalId).flatMap(({ effect, actions, condition }) =>
      actions
        .filter((action) => !/^(logs|xray|sqs):/.test(action))
        .map((action) => [effect, action, condition]),
    );
    const items = (...keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
    expect(own.toSorted(([, left], [, right]) => String(left).localeCompare(String(right)))).toEqual([
      ['Allow', 'dynamodb:GetItem', items('NOTARY#*')],
      ['Allow', 'dynamodb:Query', items('EVENINGS', 'BUSINESS#*')],
      ['Allow', 'dynamodb:UpdateItem', items('EVENINGS')],
      ['Allow', 'ses:SendEmail', { StringEquals: { 'ses:FromAddress': expect.anything() } }],
    ]);
    expect(scheduleOf('send-evening-reminders')['ScheduleExpression']).toBe('rate(15 minutes)');
    expect(timeoutSeconds).toBeLessThan(15 * 60);
  });

  test('erase-closed-accounts is the only function that deletes sealed items and sealed files', () => {
    const own = statementsOfFunction(api, scheduled('erase-closed-accounts').functionLogicalId);
    const deletes = own.find(({ actions }) => actions.includes('dynamodb:DeleteItem'));
    expect(at(deletes?.condition, 'ForAllValues:StringLike', 'dynamodb:LeadingKeys')).toContain('JOURNAL#*');
    // A batch could also put.
    expect(own.flatMap(({ actions }) => actions)).not.toContain('dynamodb:BatchWriteItem');
    const bypasses = own.filter(({ actions }) => actions.includes('s3:BypassGovernanceRetention'));
    expect(bypasses.map(({ resources }) => resources.join())).toEqual([
      `arn:aws:s3:::${exported('SealedBucketName')}/notaries/*`,
    ]);
    const others = functionIds.filter((id) => id !== 'erase-closed-accounts' && 'erases' in functions[id]);
    expect(others).toEqual([]);
  });

  test('are called by a role that can do nothing else, and only for this account', () => {
    const role = flat(at(scheduleOf('send-expiry-reminders'), 'Target', 'RoleArn')).slice(1, -'.Arn>'.length);
    const assumed = at(api.Resources[role]?.Properties, 'AssumeRolePolicyDocument', 'Statement', 0);
    expect(assumed).toMatchObject({
      Principal: { Service: 'scheduler.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
    const policies = Object.values(api.Resources).filter(
      ({ Type, Properties }) => Type === 'AWS::IAM::Policy' && flat(Properties['Roles']) === `<${role}>`,
    );
    expect(policies.map(({ Properties }) => statementsOf(Properties['PolicyDocument']))).toEqual([
      [
        expect.objectContaining({
          actions: ['lambda:InvokeFunction'],
          resources: [`<${reminders().functionLogicalId}.Arn>`],
        }),
        expect.objectContaining({ actions: ['sqs:SendMessage'], resources: ['<ReminderFailures.Arn>'] }),
      ],
    ]);
  });

  test('get three attempts, then an encrypted queue keeps a message for 14 days', () => {
    const tries = resourceOf('AWS::Lambda::EventInvokeConfig', 'send-expiry-reminders');
    expect(tries).toMatchObject({ MaximumRetryAttempts: 2 });
    expect(flat(tries['FunctionName'])).toBe(`<${reminders().functionLogicalId}>`);
    expect(flat(at(tries, 'DestinationConfig', 'OnFailure', 'Destination'))).toBe('<ReminderFailures.Arn>');
    expect(flat(at(scheduleOf('send-expiry-reminders'), 'Target', 'DeadLetterConfig', 'Arn'))).toBe(
      '<ReminderFailures.Arn>',
    );
    expect(api.Resources['ReminderFailures']).toMatchObject({
      Type: 'AWS::SQS::Queue',
      Properties: { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 },
    });
  });
});
