import { App, Tags } from 'aws-cdk-lib';
import { defaultBundleDirectory } from './bundle.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { WebStack } from './stacks/web.ts';
import { type StageName, stageOf, stages } from './stages.ts';

/** The stacks of a stage, in deployment order. */
export const stackKinds = ['data', 'web', 'api', 'monitoring'] as const;

export type StackKind = (typeof stackKinds)[number];

/** Returns the name of a stack in CloudFormation. */
export function stackName(stage: StageName, kind: StackKind): string {
  return `notary-journal-${stage}-${kind}`;
}

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

  const data = new DataStack(app, stackName(name, 'data'), {
    ...named('the data and keys that must never be lost'),
    terminationProtection: true,
  });
  const web = new WebStack(app, stackName(name, 'web'), {
    ...named('the site and the front door of the API'),
    filesBucketName: data.references.filesBucketName,
    ...(siteDirectory && { siteDirectory }),
  });
  const api = new ApiStack(app, stackName(name, 'api'), {
    ...named('one function per route, and the functions that no route calls'),
    data: data.references,
    web: web.references,
    bundles,
  });
  const monitoring = new MonitoringStack(app, stackName(name, 'monitoring'), {
    ...named('alarms'),
    tableName: data.references.tableName,
    apiId: web.references.apiId,
  });
  web.addStackDependency(data);
  api.addStackDependency(web);
  monitoring.addStackDependency(api);
  Tags.of(app).add('project', 'digital-notary-journal');
  Tags.of(app).add('stage', name);
  return app;
}
