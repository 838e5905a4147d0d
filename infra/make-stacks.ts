import { App, Tags } from 'aws-cdk-lib';
import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';
import { defaultBundleDirectory, standaloneDirectory } from './bundle.ts';
import { type FunctionId, functionGroups, idsOfGroup } from './functions.ts';
import { routeLimits } from './route-limits.ts';
import { BackupCopiesStack } from './stacks/backup-copies.ts';
import { BackupsStack } from './stacks/backups.ts';
import { DataStack } from './stacks/data.ts';
import { FrontStack } from './stacks/front-door.ts';
import { FunctionsStack } from './stacks/functions.ts';
import { GatewayStack } from './stacks/gateway.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { RetiredLimitsStack } from './stacks/retired-limits.ts';
import { SiteStack } from './stacks/site.ts';
import { stackName } from './stage-stacks.ts';
import { type Stage, type StageName, stageOf } from './stages.ts';

export type AppOptions = {
  /** Defaults to the stage on the command line: `cdk deploy -c stage=prod`. */
  stage?: StageName;
  /** Functions to leave out, as if their rows did not exist. */
  without?: readonly FunctionId[];
  /** Stage settings, in addition to those on the command line. */
  settings?: Record<string, unknown>;
  /** Folder for the assembly; defaults to the CDK command's choice. */
  outDir?: string;
  /** Folder of the bundles from bundle.ts. */
  bundles?: string;
  /** The built site, if any. */
  siteDirectory?: string;
  /**
   * Whether the CDK validates the templates against CloudFormation's schemas, which takes seconds. On by
   * default.
   */
  validates?: boolean;
};

/**
 * The CDK's defaults for new applications, except for those that would change every template. An update may
 * bring more.
 */
const featureFlags = {
  ...CURRENTLY_RECOMMENDED_FLAGS,
  '@aws-cdk/core:explicitStackTags': false,
  '@aws-cdk/core:enablePartitionLiterals': false,
  '@aws-cdk/aws-lambda:recognizeLayerVersion': false,
  '@aws-cdk/aws-lambda:useCdkManagedLogGroup': false,
};

/** Returns user-supplied context. The CDK's own context has `@` or `:` in its names. */
function ownContext(app: App): Record<string, unknown> {
  const context: Record<string, unknown> = app.node.getAllContext();
  return Object.fromEntries(Object.entries(context).filter(([name]) => !/[@:]/.test(name)));
}

/** Returns the stage's account, which copies in another account must know. */
function sourceAccount({ account = process.env['CDK_DEFAULT_ACCOUNT'], backupAccount }: Stage): string {
  if (account) return account;
  throw new Error(
    `The copies in ${backupAccount} must know from which account they come: give the setting account, or sign in to AWS`,
  );
}

/** Creates the CDK app of a stage. It needs the bundles, but no account and no network. */
export function makeApp(options: AppOptions): App {
  const { outDir, bundles = defaultBundleDirectory, siteDirectory, without = [], validates = true } = options;
  const app = new App({
    analyticsReporting: false,
    builtinCloudFormationValidation: validates,
    postCliContext: featureFlags,
    ...(outDir && { outdir: outDir }),
  });
  const { stage: named, ...given } = ownContext(app);
  const stage = stageOf(options.stage ?? named, { ...given, ...options.settings });
  const { name } = stage;
  const house = { env: { region: stage.region }, stage };
  const described = (description: string) => ({
    ...house,
    description: `Digital Notary Journal, ${name}: ${description}`,
  });
  const limits = routeLimits(without);

  const stacks = [
    new BackupCopiesStack(app, stackName(name, 'backup-copies'), {
      ...described('the copies of table and files'),
      env: { region: stage.backupRegion, ...(stage.backupAccount && { account: stage.backupAccount }) },
      sourceAccount: stage.backupAccount && sourceAccount(stage),
      bundles,
    }),
    new DataStack(app, stackName(name, 'data'), {
      ...described('the data and keys that must never be lost'),
      terminationProtection: stage.terminationProtection,
    }),
    new BackupsStack(app, stackName(name, 'backups'), { ...described('the backups of the table'), bundles }),
    new FrontStack(app, stackName(name, 'front'), described('the front door of site and API, and mail')),
    new RetiredLimitsStack(app, stackName(name, 'retired-limits'), {
      ...described('the end of limits of routes that change or go'),
      limits,
    }),
    ...functionGroups.map(
      (group) =>
        new FunctionsStack(app, stackName(name, group), {
          ...described(`functions, group "${group}"`),
          functionIds: idsOfGroup(group).filter((id) => !without.includes(id)),
          bundles,
        }),
    ),
    new GatewayStack(app, stackName(name, 'gateway'), {
      ...described('the opened API and its limits'),
      limits,
    }),
    new MonitoringStack(app, stackName(name, 'monitoring'), {
      ...described('alarms, and the smoke test as a canary'),
      canary: standaloneDirectory('canary', bundles),
    }),
    new SiteStack(app, stackName(name, 'site'), {
      ...described('the files of the site'),
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
