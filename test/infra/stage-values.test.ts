import { beforeAll, describe, expect, test } from 'vitest';
import { stackKinds, type Templates } from '#infra/stage-stacks.ts';
import { parameterName, stageValues } from '#infra/stage-values.ts';
import { stageNames } from '#infra/stages.ts';
import { resourcesOf } from '#infra/template.ts';
import { at, flat, templatesOf } from './templates.ts';

describe.each(stageNames)('the stacks of %s', (stage) => {
  let templates: Templates;

  beforeAll(async () => {
    templates = await templatesOf(stage);
  });

  const publishedBy = (kind: keyof Templates) =>
    resourcesOf(templates[kind], 'AWS::SSM::Parameter').map(([, { Properties }]) => flat(Properties['Name']));

  test('publish every value once', () => {
    const names = stackKinds.flatMap(publishedBy);
    expect(names.toSorted()).toEqual(stageValues.map((value) => parameterName(stage, value)).toSorted());
  });

  test('publish each value from the resource that its name says', () => {
    const parameters = [
      ...resourcesOf(templates.data, 'AWS::SSM::Parameter'),
      ...resourcesOf(templates.front, 'AWS::SSM::Parameter'),
      ...resourcesOf(templates.gateway, 'AWS::SSM::Parameter'),
    ].map(([, { Properties }]) => [flat(Properties['Name']).split('/').at(-1), flat(Properties['Value'])]);
    const [api] = resourcesOf(templates.front, 'AWS::ApiGatewayV2::Api').map(([id]) => id);
    const [authorizer] = resourcesOf(templates.front, 'AWS::ApiGatewayV2::Authorizer').map(([id]) => id);
    const [log] = resourcesOf(templates.gateway, 'AWS::Logs::LogGroup').map(([id]) => id);
    const [distribution] = resourcesOf(templates.front, 'AWS::CloudFront::Distribution').map(([id]) => id);
    expect(Object.fromEntries(parameters)).toEqual({
      TableName: '<JournalTable>',
      TableStreamArn: '<JournalTable.StreamArn>',
      FilesBucketName: '<FilesBucket>',
      SealedBucketName: '<SealedBucket>',
      LogBucketName: '<LogBucket>',
      LogsBucketName: '<LogsBucket>',
      StripeSecretArn: '<StripeSecret>',
      DocumentCertificatesArn: '<DocumentCertificates>',
      FieldKeyArn: '<FieldKey.Arn>',
      LogKeyArn: '<LogKey.Arn>',
      ExportsKeyArn: '<ExportsKey.Arn>',
      DocumentsKeyArn: '<DocumentsKey.Arn>',
      TokenKeyArn: '<TokenKey.Arn>',
      PlaceIndexName: '<PlaceIndex>',
      RouteCalculatorName: '<routecalculator>',
      PicturesBucketName: '<PicturesBucket>',
      OrderMailBucketName: '<OrderMailBucket>',
      SiteBucketName: '<SiteBucket>',
      ApiId: `<${api}>`,
      SiteUrl: `https://<${distribution}.DomainName>`,
      MapKeyName: '<mapkey>',
      OriginAuthorizerId: `<${authorizer}>`,
      ApiLogGroupName: `<${log}>`,
    });
  });

  test.each(stackKinds)(
    '%s reads only values that an earlier stack publishes, under their own names',
    (kind) => {
      const earlier = stackKinds.slice(0, stackKinds.indexOf(kind)).flatMap(publishedBy);
      const read = Object.entries(templates[kind].Parameters).filter(([id]) => id !== 'BootstrapVersion');
      for (const [id, { Type, Default }] of read) {
        expect([Type, Default]).toEqual([
          'AWS::SSM::Parameter::Value<String>',
          `/notary-journal/${stage}/${id}`,
        ]);
      }
      expect(earlier).toEqual(expect.arrayContaining(read.map(([, { Default }]) => Default)));
    },
  );

  test.each(stackKinds)('%s exports and imports nothing, so that no value is locked', (kind) => {
    const exported = Object.entries(templates[kind].Outputs).filter(([, output]) => at(output, 'Export'));
    expect(exported).toEqual([]);
    expect(JSON.stringify(templates[kind])).not.toContain('Fn::ImportValue');
  });

  test.each(stackKinds)('%s has at most 300 resources, also with twice as many routes', (kind) => {
    const { Resources } = templates[kind];
    const routes = Object.values(Resources).filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route');
    const count = Object.keys(Resources).length;
    expect(count).toBeLessThanOrEqual(300);
    // A stack of functions consists of routes only, so it doubles with them.
    if (routes.length > 0) expect(2 * count).toBeLessThanOrEqual(300);
  });
});
