import { beforeAll, describe, expect, test } from 'vitest';
import type { Templates } from '#infra/stage-stacks.ts';
import { resourcesOf } from '#infra/template.ts';
import { filledFiles } from '#shared/fill-page.ts';
import { at, flat, listed, onlyOf, statementsOf, templatesOf } from './templates.ts';

let templates: Templates;

beforeAll(async () => {
  templates = await templatesOf('prod');
});

const deployments = ({ site }: Templates) =>
  resourcesOf(site, 'Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties);

/** Values that a deployment puts into its files, as references. */
const filledIn = (of: Templates) =>
  deployments(of).flatMap(({ SourceMarkers }) =>
    listed(SourceMarkers).flatMap((markers) => Object.values(Object(markers)).map(flat)),
  );

describe('the site', () => {
  test('is deployed with hashed files cached forever and documents always fresh', () => {
    expect(deployments(templates).map((one) => at(one, 'SystemMetadata', 'cache-control'))).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
      'no-cache',
    ]);
    expect(deployments(templates).map((one) => [one['Prune'], flat(one['DestinationBucketName'])])).toEqual([
      [false, '<SiteBucketName>'],
      [false, '<SiteBucketName>'],
      [false, '<SiteBucketName>'],
    ]);
  });

  test('waits for no invalidation, because CloudFront keeps documents for a second at most', () => {
    for (const properties of deployments(templates)) expect(properties).not.toHaveProperty('DistributionId');
    const distribution = onlyOf(templates.front, 'AWS::CloudFront::Distribution').Properties;
    // CloudFront's own policy CachingOptimized follows the header, with a minimum of one second.
    expect(at(distribution, 'DistributionConfig', 'DefaultCacheBehavior', 'CachePolicyId')).toBe(
      '658327ea-f89d-4fab-a63d-7e88639e58f6',
    );
  });

  test('gets the value of the map key and the address of the site during the deployment', () => {
    const [lookUp] = resourcesOf(templates.site, 'Custom::AWS').map(([id]) => id);
    expect(filledIn(templates)).toEqual([...filledFiles.map(() => '<SiteUrl>'), `<${lookUp}.Key>`]);
  });

  test('looks up its own map key, and nothing else', () => {
    const statements = resourcesOf(templates.site, 'AWS::IAM::Policy').flatMap(([, { Properties }]) =>
      statementsOf(Properties['PolicyDocument']),
    );
    expect(statements.filter(({ actions }) => actions.some((action) => action.startsWith('geo:')))).toEqual([
      {
        effect: 'Allow',
        actions: ['geo:DescribeKey'],
        resources: ['arn:<AWS::Partition>:geo:us-east-1:<AWS::AccountId>:api-key/<MapKeyName>'],
        condition: undefined,
      },
    ]);
    const call = JSON.parse(flat(onlyOf(templates.site, 'Custom::AWS').Properties['Update']));
    expect(call).toMatchObject({
      service: 'Location',
      action: 'DescribeKey',
      parameters: { KeyName: '<MapKeyName>' },
      outputPaths: ['Key'],
    });
  });
});
