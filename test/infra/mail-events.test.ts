import { beforeAll, describe, expect, test } from 'vitest';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import { mailEvent } from '#scripts/local/aws/mail-events.ts';
import { at, flat, listed, onlyOf, statementsOf, templatesOf } from './templates.ts';

const stage = 'prod';
let templates: Templates;
let api: Template;

beforeAll(async () => {
  templates = await templatesOf(stage);
  api = functionsTemplate(templates);
});

const rules = () => resourcesOf(api, 'AWS::Events::Rule');

/** Returns what a rule puts into its queue for an event: its template, filled in from the paths. */
function messageOf(rule: unknown, event: unknown): unknown {
  const transformer = at(rule, 'Targets', 0, 'InputTransformer');
  const paths = Object.entries(at(transformer, 'InputPathsMap') as Record<string, string>);
  const filled = paths.reduce(
    (text, [name, path]) => {
      const steps = path
        .replace(/^\$\./, '')
        .split(/[.[\]]+/)
        .filter(Boolean);
      return text.replace(`<${name}>`, JSON.stringify(at(event, ...steps)));
    },
    flat(at(transformer, 'InputTemplate')),
  );
  return JSON.parse(filled);
}

/** An event of SES about a mail to the mailbox simulator, as EventBridge delivers it. */
const eventOfSes = (part: 'bounce' | 'complaint', email: string, timestamp: string) => ({
  source: 'aws.ses',
  'detail-type': part === 'bounce' ? 'Email Bounced' : 'Email Complaint Received',
  detail: {
    eventType: part === 'bounce' ? 'Bounce' : 'Complaint',
    mail: {
      destination: [email],
      commonHeaders: { to: [email], subject: 'Reset your Digital Notary Journal password' },
      tags: { 'ses:configuration-set': [`notary-journal-${stage}`] },
    },
    bounce: { bounceType: 'Permanent', bounceSubType: 'General', timestamp },
    complaint: { complaintFeedbackType: 'abuse', timestamp },
  },
});

describe('bounces and complaints', () => {
  test('are reported by SES to the default bus, and nothing else is', () => {
    const { EventDestination } = onlyOf(
      templates.front,
      'AWS::SES::ConfigurationSetEventDestination',
    ).Properties;
    expect(EventDestination).toMatchObject({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] });
    expect(flat(at(EventDestination, 'EventBridgeDestination', 'EventBusArn'))).toMatch(
      /event-bus\/default$/,
    );
  });

  test('reach the function by rules for the mails of this stage', () => {
    const patterns = rules().map(([, { Properties }]) => Properties['EventPattern']);
    const detail = { mail: { tags: { 'ses:configuration-set': [`notary-journal-${stage}`] } } };
    expect(patterns).toEqual([
      { source: ['aws.ses'], 'detail-type': ['Email Bounced'], detail },
      { source: ['aws.ses'], 'detail-type': ['Email Complaint Received'], detail },
    ]);
    const taking = ofKind(deployedFunctions(api, stage), 'queue').filter((one) => one.takesMailEvents);
    expect(taking.map(({ id }) => id)).toEqual(['note-mail-problems']);
  });

  test.each(['bounce', 'complaint'] as const)(
    'become messages with the address and the %s only, the same as on one machine',
    (part) => {
      const email = `${part}+label@simulator.amazonses.com`;
      const timestamp = '2026-11-22T10:00:00.000Z';
      const event = eventOfSes(part, email, timestamp);
      const [, rule] = rules().find(([, { Properties }]) => {
        const types = at(Properties, 'EventPattern', 'detail-type');
        return listed(types).includes(event['detail-type']);
      }) ?? ['', undefined];
      const message = messageOf(rule?.Properties, event);
      expect(message).toEqual({ email, [part]: event.detail[part] });
      expect(mailEvent({ to: [email], sentAt: timestamp })).toEqual(message);
    },
  );

  test('are put into the queue by these rules only', () => {
    const [queueId] = resourcesOf(api, 'AWS::SQS::Queue').find(
      ([, { Properties }]) => Properties['QueueName'] === `notary-journal-${stage}-note-mail-problems`,
    ) ?? [''];
    const [policy] = resourcesOf(api, 'AWS::SQS::QueuePolicy').filter(
      ([, { Properties }]) => listed(Properties['Queues']).map(flat).join() === `<${queueId}>`,
    );
    const allowed = statementsOf(policy?.[1].Properties['PolicyDocument']).filter(
      ({ effect }) => effect === 'Allow',
    );
    expect(allowed.map(({ condition }) => flat(at(condition, 'ArnEquals', 'aws:SourceArn')))).toEqual(
      rules().map(([id]) => `<${id}.Arn>`),
    );
  });
});
