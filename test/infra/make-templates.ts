import { type App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { makeApp } from '#infra/make-stacks.ts';
import type { Templates } from '#infra/stage-stacks.ts';
import type { StageName } from '#infra/stages.ts';
import { synthesizeApp } from '#infra/synthesize.ts';
import { stubBundles, stubSite, temporaryFolder } from './stub-bundles.ts';

/*
 * The stages as tests see them, with empty functions and the smallest site. The process of the test run makes
 * each stage once; test files ask for the results, so that they need not load the CDK.
 */

/** Violations that the rule packs find and nobody acknowledged, as `rule resource`. */
export type Findings = { solutions: string[]; serverless: string[] };

async function appOf(stage: StageName): Promise<App> {
  return makeApp({
    stage,
    outDir: await temporaryFolder(),
    bundles: await stubBundles(),
    siteDirectory: await stubSite(),
  });
}

const violations = (pack: NagPack, scope: App) =>
  pack
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ resourceLogicalId }) => `${ruleName} ${resourceLogicalId}`),
    );

const findingsOf = (app: App): Findings => ({
  solutions: violations(new AwsSolutionsChecks(app), app),
  serverless: violations(new ServerlessChecks(app), app),
});

/** Synthesizes a stage, and checks it with the rule packs when asked. */
export async function makeStage(stage: StageName) {
  const app = await appOf(stage);
  const templates: Templates = synthesizeApp(app, stage);
  let findings: Findings | undefined;
  return {
    templates,
    findings: () => {
      findings ??= findingsOf(app);
      return findings;
    },
  };
}

/** Checks a stage with a bucket that breaks the rules. */
export async function brokenFindings(): Promise<Findings> {
  const app = await appOf('dev');
  new Bucket(new Stack(app, 'broken'), 'open');
  return findingsOf(app);
}
