import { beforeAll, describe, expect, test } from 'vitest';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import { prodSettings } from '#scripts/local/assembly/prod-settings.ts';
import { at, flat, onlyOf, statementsOf, templatesOf } from './templates.ts';

const { orderMailDomain } = prodSettings;
let templates: Templates;
let api: Template;

beforeAll(async () => {
  templates = await templatesOf('prod');
  api = functionsTemplate(templates);
});

describe('emails with orders', () => {
  test('are scanned and stored by SES, which tells the queue', () => {
    const { Rule } = onlyOf(api, 'AWS::SES::ReceiptRule').Properties;
    expect(Rule).toMatchObject({ Enabled: true, ScanEnabled: true, Recipients: [orderMailDomain] });
    const action = at(Rule, 'Actions', 0, 'S3Action');
    expect(at(action, 'ObjectKeyPrefix')).toBe('received/');
    expect(flat(at(action, 'BucketName'))).toContain('OrderMailBucketName');
    const [topic] = resourcesOf(api, 'AWS::SNS::Topic').map(([id]) => id);
    expect(flat(at(action, 'TopicArn'))).toBe(`<${topic}>`);
    const subscription = onlyOf(api, 'AWS::SNS::Subscription').Properties;
    expect(subscription).toMatchObject({ Protocol: 'sqs', RawMessageDelivery: true });
    const { queueName } = ofKind(deployedFunctions(api, 'prod'), 'queue').find(
      ({ id }) => id === 'receive-order-mail',
    ) ?? { queueName: undefined };
    const [queue] = resourcesOf(api, 'AWS::SQS::Queue').flatMap(([id, { Properties }]) =>
      Properties['QueueName'] === queueName ? [id] : [],
    );
    expect(flat(subscription['Endpoint'])).toBe(`<${queue}.Arn>`);
  });

  test('are kept a day at most, in one version, where only SES can put them', () => {
    const { Properties } = templates.front.Resources['OrderMailBucket'] ?? {};
    expect(at(Properties, 'LifecycleConfiguration', 'Rules', 0)).toMatchObject({
      ExpirationInDays: 1,
      Status: 'Enabled',
    });
    expect(at(Properties, 'VersioningConfiguration')).toBeUndefined();
    const [, policy] =
      resourcesOf(templates.front, 'AWS::S3::BucketPolicy').find(
        ([, one]) => flat(one.Properties['Bucket']) === '<OrderMailBucket>',
      ) ?? [];
    const allowed = statementsOf(policy?.Properties['PolicyDocument']).filter(
      ({ effect }) => effect === 'Allow',
    );
    expect(allowed.map(({ actions }) => actions)).toEqual([['s3:PutObject']]);
    expect(flat(at(allowed[0]?.condition, 'ArnLike', 'aws:SourceArn'))).toMatch(
      /:receipt-rule-set\/notary-journal-prod:receipt-rule\/\*$/,
    );
  });

  test('reach no stage without a domain for them', async () => {
    const dev = await templatesOf('dev');
    expect(resourcesOf(functionsTemplate(dev), 'AWS::SES::ReceiptRule')).toEqual([]);
    const told = deployedFunctions(functionsTemplate(dev), 'dev').filter(
      ({ environment }) => 'ORDER_MAIL_DOMAIN' in environment,
    );
    expect(told).toEqual([]);
    const inProd = deployedFunctions(api, 'prod').filter(
      ({ environment }) => environment['ORDER_MAIL_DOMAIN'] === orderMailDomain,
    );
    expect(inProd.map(({ id }) => id).toSorted()).toEqual([
      'get-order-address',
      'receive-order-mail',
      'renew-order-address',
    ]);
  });
});
