import type { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundle.ts';
import { makeApp, type StackKind, stackName } from './make-stacks.ts';
import type { StageName } from './stages.ts';
import { parseTemplate, type Template } from './template.ts';

export type SynthesizeOptions = {
  stage: StageName;
  /** Folder for the cloud assembly. */
  outDir: string;
  /** Bundles that bundle.ts made earlier. Without them, they are made now in their usual folder. */
  bundles?: string;
  siteDirectory?: string;
};

/** Synthesizes the app of a stage and returns the templates of its stacks. Needs no account and no network. */
export function synthesizeApp(app: App, stage: StageName): Record<StackKind, Template> {
  const assembly = app.synth();
  const read = (kind: StackKind) => parseTemplate(assembly.getStackByName(stackName(stage, kind)).template);
  return { data: read('data'), web: read('web'), api: read('api'), monitoring: read('monitoring') };
}

/** Makes the stacks of a stage, with new bundles if none are given, and returns their templates. */
export async function synthesize(options: SynthesizeOptions): Promise<Record<StackKind, Template>> {
  if (!options.bundles) await bundleFunctions();
  return synthesizeApp(makeApp(options), options.stage);
}
