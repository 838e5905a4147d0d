import { App, Tags } from 'aws-cdk-lib';
import { defaultBundleDirectory } from './bundle.ts';
import { functionGroups } from './functions.ts';
import { DataStack } from './stacks/data.ts';
import { FrontStack } from './stacks/front-door.ts';
import { FunctionsStack } from './stacks/functions.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { SiteStack } from './stacks/site.ts';
import { stackName } from './stage-stacks.ts';
import { type StageName, stageOf, stages } from './stages.ts';

export type AppOptions = {
  /** By default, the stage that the command line names: `cdk deploy -c stage=prod`. */
  stage?: StageName;
  /** Folder for the assembly; by default, the one that the CDK command chooses. */
  outDir?: string;
  /** Folder of the bundles that bundle.ts made. */
  bundles?: string;
  /** The built site, when there is one. */
  siteDirectory?: string;
};

/** CDK behavior that is the default in newer applications. */
const featureFlags = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:target-partitions': ['aws'],
};

/** Makes the CDK app of a stage. It needs the bundles, but no account and no network. */
export function makeApp(options: AppOptions): App {
  const { outDir, bundles = defaultBundleDirectory, siteDirectory } = options;
  const app = new App({
    analyticsReporting: false,
    postCliContext: featureFlags,
    ...(outDir && { outdir: outDir }),
  });
  const stage = options.stage ? stages[options.stage] : stageOf(app.node.tryGetContext('stage'));
  const { name } = stage;
  const house = { env: { region: stage.region }, stage };
  const named = (description: string) => ({
    ...house,
    description: `Digital Notary Journal, ${name}: ${description}`,
  });

  const stacks = [
    new DataStack(app, stackName(name, 'data'), {
      ...named('the data and keys that must never be lost'),
      terminationProtection: true,
    }),
    new FrontStack(app, stackName(name, 'front'), named('the front door of site and API, and mail')),
    ...functionGroups.map(
      (group) =>
        new FunctionsStack(app, stackName(name, group), {
          ...named(`functions, group "${group}"`),
          group,
          bundles,
        }),
    ),
    new MonitoringStack(app, stackName(name, 'monitoring'), named('alarms')),
    new SiteStack(app, stackName(name, 'site'), {
      ...named('the files of the site'),
      ...(siteDirectory && { directory: siteDirectory }),
    }),
  ];
  stacks.forEach((stack, index) => {
    const before = stacks[index - 1];
    if (before) stack.addStackDependency(before);
  });
  Tags.of(app).add('project', 'digital-notary-journal');
  Tags.of(app).add('stage', name);
  return app;
}
