import { type App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { makeApp } from '#infra/make-stacks.ts';
import { stageNames } from '#infra/stages.ts';
import { stubBundles, stubSite, temporaryFolder } from './stub-bundles.ts';

const packs: [string, (app: App) => NagPack][] = [
  ['AwsSolutions', (app) => new AwsSolutionsChecks(app)],
  ['Serverless', (app) => new ServerlessChecks(app)],
];

const app = async () =>
  makeApp({
    stage: 'dev',
    outDir: await temporaryFolder(),
    bundles: await stubBundles(),
    siteDirectory: await stubSite(),
  });

const findings = (pack: NagPack, scope: App) =>
  pack
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ resourceLogicalId }) => `${ruleName} ${resourceLogicalId}`),
    );

describe.each(packs)('the rules of %s', (_, packOf) => {
  test.each(stageNames)('hold in %s, but for what is acknowledged one by one', async (stage) => {
    const whole = makeApp({
      stage,
      outDir: await temporaryFolder(),
      bundles: await stubBundles(),
      siteDirectory: await stubSite(),
    });
    whole.synth();
    expect(findings(packOf(whole), whole)).toEqual([]);
  });
});

test('the rules see what is wrong', async () => {
  const broken = await app();
  new Bucket(new Stack(broken, 'broken'), 'open');
  expect(findings(new AwsSolutionsChecks(broken), broken).join()).toContain('AwsSolutions-S1 ');
});
