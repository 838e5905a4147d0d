import type { App } from 'aws-cdk-lib';
import { bundleFunctions, bundleStandalone } from './bundle.ts';
import { makeApp } from './make-stacks.ts';
import { stackName, type Templates, templatesBy } from './stage-stacks.ts';
import type { StageName } from './stages.ts';
import { parseTemplate } from './template.ts';

export type SynthesizeOptions = {
  stage: StageName;
  /** Folder for the cloud assembly. */
  outDir: string;
  /** Existing bundles from bundle.ts. Without them, they are made now in their usual folder. */
  bundles?: string;
  siteDirectory?: string;
  /** Stage settings, in addition to those on the command line. */
  settings?: Record<string, unknown>;
  /** Whether the CDK validates the templates against CloudFormation's schemas. On by default. */
  validates?: boolean;
};

/**
 * Synthesizes the app of a stage and returns the templates of its stacks. Needs no account and no network.
 */
export function synthesizeApp(app: App, stage: StageName): Templates {
  const assembly = app.synth();
  return templatesBy((kind) => parseTemplate(assembly.getStackByName(stackName(stage, kind)).template));
}

/** Creates a stage's stacks, with new bundles if none are given, and returns their templates. */
export async function synthesize(options: SynthesizeOptions): Promise<Templates> {
  if (!options.bundles) await Promise.all([bundleFunctions(), bundleStandalone()]);
  return synthesizeApp(makeApp(options), options.stage);
}
