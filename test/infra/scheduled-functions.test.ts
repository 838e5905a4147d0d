import { beforeAll, describe, expect, test } from 'vitest';
import { type DeployedSchedule, deployedSchedules } from '#infra/deployed-schedules.ts';
import { scheduledFunctionIds, scheduledFunctions } from '#infra/scheduled-functions.ts';
import { stageNames } from '#infra/stages.ts';
import { timezones } from '#shared/data/timezones.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { Templates } from './make-templates.ts';
import { at, flat, onlyOf, statementsOf, statementsOfFunction, templatesOf } from './templates.ts';

describe.each(stageNames)('the functions that the clock calls in %s', (stage) => {
  const exported = (name: string) => `<notary-journal-${stage}-${name}>`;
  const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
  let templates: Templates;
  let deployed: DeployedSchedule[];

  beforeAll(async () => {
    templates = await templatesOf(stage);
    deployed = deployedSchedules(templates.api, stage);
  });

  const reminders = () => {
    const found = deployed.find(({ id }) => id === 'send-expiry-reminders');
    if (!found) throw new Error('There is no send-expiry-reminders');
    return found;
  };
  const schedule = () => onlyOf(templates.api, 'AWS::Scheduler::Schedule').Properties;

  test('are those of the record, once each, every day at their time', () => {
    const times = deployed.map(({ id, hour, minute }) => [id, { hour, minute }]);
    expect(times).toEqual(scheduledFunctionIds.map((id) => [id, scheduledFunctions[id].daily]));
    expect(schedule()).toMatchObject({ FlexibleTimeWindow: { Mode: 'OFF' }, State: 'ENABLED' });
  });

  test('send-expiry-reminders runs on one and the same day in every timezone, in summer and winter', () => {
    const { hour } = reminders();
    for (const day of ['2027-01-15', '2027-07-15']) {
      const run = new Date(`${day}T${hour}:00:00Z`);
      expect(timezones.map((timezone) => dayIn(timezone, run))).toEqual(timezones.map(() => day));
    }
  });

  test('send-expiry-reminders reads accounts, reads and marks reminders, mails, and nothing else', () => {
    const statements = statementsOfFunction(templates.api, reminders().functionLogicalId);
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
        expect.stringContaining(':identity/'),
        { StringEquals: { 'ses:FromAddress': expect.stringMatching(/^no-reply@/) } },
      ],
      ['Allow', 'sqs:SendMessage', '<ReminderFailures.Arn>', undefined],
    ]);
    expect(Object.keys(reminders().environment)).toEqual(
      expect.arrayContaining(['TABLE_NAME', 'MAIL_FROM', 'SITE_URL']),
    );
  });

  test('are called by a role that may do nothing else, and only for this account', () => {
    const role = flat(at(schedule(), 'Target', 'RoleArn')).slice(1, -'.Arn>'.length);
    const assumed = at(templates.api.Resources[role]?.Properties, 'AssumeRolePolicyDocument', 'Statement', 0);
    expect(assumed).toMatchObject({
      Principal: { Service: 'scheduler.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
    const policies = Object.values(templates.api.Resources).filter(
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

  test('are tried three times, and leave word in an encrypted queue for 14 days', () => {
    const tries = onlyOf(templates.api, 'AWS::Lambda::EventInvokeConfig').Properties;
    expect(tries).toMatchObject({ MaximumRetryAttempts: 2 });
    expect(flat(tries['FunctionName'])).toBe(`<${reminders().functionLogicalId}>`);
    expect(flat(at(tries, 'DestinationConfig', 'OnFailure', 'Destination'))).toBe('<ReminderFailures.Arn>');
    expect(flat(at(schedule(), 'Target', 'DeadLetterConfig', 'Arn'))).toBe('<ReminderFailures.Arn>');
    expect(templates.api.Resources['ReminderFailures']).toMatchObject({
      Type: 'AWS::SQS::Queue',
      Properties: { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 },
    });
  });
});
