import { beforeAll, describe, expect, test } from 'vitest';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functions, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { stageNames } from '#infra/stages.ts';
import type { Template } from '#infra/template.ts';
import { mainTimezones } from '#shared/data/timezones.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { at, flat, onlyOf, statementsOf, statementsOfFunction, templatesOf } from './templates.ts';

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

  const reminders = () => {
    const found = deployed().find(({ id }) => id === 'send-expiry-reminders');
    if (!found) throw new Error('There is no send-expiry-reminders');
    return found;
  };
  const schedule = () => onlyOf(api, 'AWS::Scheduler::Schedule').Properties;

  test('are those of the table, once each, every day at their time', () => {
    const times = deployed().map(({ id, hour, minute }) => [id, { hour, minute }]);
    expect(times).toEqual(idsOf('schedule').map((id) => [id, functions[id].daily]));
    expect(schedule()).toMatchObject({ FlexibleTimeWindow: { Mode: 'OFF' }, State: 'ENABLED' });
  });

  test('send-expiry-reminders runs on the same day in every time zone, in summer and winter', () => {
    const { hour } = reminders();
    for (const day of ['2027-01-15', '2027-07-15']) {
      const run = new Date(`${day}T${hour}:00:00Z`);
      expect(mainTimezones.map((timezone) => dayIn(timezone, run))).toEqual(mainTimezones.map(() => day));
    }
  });

  test('send-expiry-reminders reads accounts, reads and updates reminders, sends email, and nothing else', () => {
    const statements = statementsOfFunction(api, reminders().functionLogicalId);
    const own = statements.flatMap(({ effect, actions, resources, condition }) =>
      actions
        .filter((action) => !/^(logs|xray):/.test(action))
        .map((action) => [effect, action, resources.join(), condition]),
    );
    const items = (keys: string) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys] } });
    expect(own.toSorted(([, left], [, right]) => String(left).localeCompare(String(right)))).toEqual([
      ['Allow', 'dynamodb:GetItem', table, items('NOTARY#*')],
      ['Allow', 'dynamodb:Query', table, items('DUE#*')],
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

  test('are called by a role that can do nothing else, and only for this account', () => {
    const role = flat(at(schedule(), 'Target', 'RoleArn')).slice(1, -'.Arn>'.length);
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
    const tries = onlyOf(api, 'AWS::Lambda::EventInvokeConfig').Properties;
    expect(tries).toMatchObject({ MaximumRetryAttempts: 2 });
    expect(flat(tries['FunctionName'])).toBe(`<${reminders().functionLogicalId}>`);
    expect(flat(at(tries, 'DestinationConfig', 'OnFailure', 'Destination'))).toBe('<ReminderFailures.Arn>');
    expect(flat(at(schedule(), 'Target', 'DeadLetterConfig', 'Arn'))).toBe('<ReminderFailures.Arn>');
    expect(api.Resources['ReminderFailures']).toMatchObject({
      Type: 'AWS::SQS::Queue',
      Properties: { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 },
    });
  });
});
