import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { type AppOptions, makeApp } from '#infra/make-stacks.ts';
import type { Templates } from '#infra/stage-stacks.ts';
import type { StageName } from '#infra/stages.ts';
import { synthesizeApp } from '#infra/synthesize.ts';
import { prodSettings } from '#scripts/local/assembly/prod-settings.ts';
import { removedRoutes } from './removed-routes.ts';
import { stubBundles, stubSite, temporaryFolder } from './stub-bundles.ts';

/*
 * The stages as tests see them, with empty functions and the smallest site. One process makes each
 * stage once (serve-templates.ts), so that test files need not load the CDK.
 */

/** Violations that the rule packs find and nobody acknowledged, as `rule resource`. */
export type Findings = { solutions: string[]; serverless: string[] };

async function appOf(stage: StageName, more: Pick<AppOptions, 'settings' | 'without'> = {}): Promise<App> {
  return makeApp({
    stage,
    outDir: await temporaryFolder(),
    bundles: await stubBundles(),
    siteDirectory: await stubSite(),
    without: more.without ?? [],
    // `cdk synth` does it, in synth.test.ts.
    validates: false,
    settings: { ...(stage === 'prod' && prodSettings), ...more.settings },
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

/** The templates of a deployment, and the stacks that CloudFormation refuses to delete. */
type Deployment = { templates: Templates; protectedStacks: string[] };

function deploymentOf(app: App, stage: StageName): Deployment {
  const templates = synthesizeApp(app, stage);
  const stacks = app.node.children.filter((child) => child instanceof Stack);
  const guarded = stacks.filter(({ terminationProtection }) => terminationProtection);
  return { templates, protectedStacks: guarded.map(({ stackName }) => stackName) };
}

/** Synthesizes a stage, and checks it with the rule packs when asked. */
export async function makeStage(stage: StageName) {
  const app = await appOf(stage);
  const deployment = deploymentOf(app, stage);
  let findings: Findings | undefined;
  return {
    deployment,
    findings: () => {
      findings ??= findingsOf(app);
      return findings;
    },
  };
}

/** The states of `prod` between which deployments move. */
export type Sequence = Record<'bare' | 'domain' | 'otherDomain' | 'fewerRoutes' | 'restored', Deployment>;

/** Synthesizes `prod`, which is `bare`, as it changes from one deployment to the next. */
export async function makeSequence(bare: Deployment): Promise<Sequence> {
  const domain = (name: string) => ({
    domain: name,
    certificateArn: `arn:aws:acm:us-east-1:111122223333:certificate/${name}`,
    terminationProtection: 'true',
  });
  const make = async (options: Parameters<typeof appOf>[1]) =>
    deploymentOf(await appOf('prod', options), 'prod');
  // Without credentials, as in the pipeline.
  const vaultElsewhere = { backupAccount: '222222222222', account: '111122223333' };
  const other = { ...domain('other.notary.test'), mailIdentity: 'notary.test', ...vaultElsewhere };
  return {
    bare,
    domain: await make({ settings: domain('notary.test') }),
    otherDomain: await make({ settings: other }),
    fewerRoutes: await make({ settings: other, without: removedRoutes }),
    restored: await make({ settings: { dataEpoch: '2' } }),
  };
}

/** Checks a stack with a bucket that breaks the rules. */
export async function brokenFindings(): Promise<Findings> {
  const app = new App({ outdir: await temporaryFolder(), analyticsReporting: false });
  new Bucket(new Stack(app, 'broken'), 'open');
  return findingsOf(app);
}
