import { type App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { makeApp } from '#infra/make-stacks.ts';
import { type StageName, stageNames } from '#infra/stages.ts';
import { stubBundles, stubSite, temporaryFolder } from './stub-bundles.ts';

async function appOf(stage: StageName): Promise<App> {
  return makeApp({
    stage,
    outDir: await temporaryFolder(),
    bundles: await stubBundles(),
    siteDirectory: await stubSite(),
  });
}

/** What a pack of rules finds and nobody acknowledged, as `rule resource`. */
const findings = (pack: NagPack, scope: App) =>
  pack
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ resourceLogicalId }) => `${ruleName} ${resourceLogicalId}`),
    );

test.each(stageNames)(
  '%s keeps the rules of AwsSolutions and Serverless, but for what is acknowledged',
  async (stage) => {
    const app = await appOf(stage);
    app.synth();
    expect(findings(new AwsSolutionsChecks(app), app)).toEqual([]);
    expect(findings(new ServerlessChecks(app), app)).toEqual([]);
  },
);

test('the rules see what is wrong', async () => {
  const app = await appOf('dev');
  new Bucket(new Stack(app, 'broken'), 'open');
  expect(findings(new AwsSolutionsChecks(app), app).join()).toContain('AwsSolutions-S1 ');
});
