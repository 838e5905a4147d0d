import * as z from 'zod/mini';
import { bundleFunctions } from './bundle.ts';
import { makeApp, type StackKind, stackName } from './make-stacks.ts';
import type { StageName } from './stages.ts';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
});

const template = z.looseObject({
  Resources: z._default(z.record(z.string(), resource), {}),
  Outputs: z._default(z.record(z.string(), z.unknown()), {}),
});

export type Resource = z.output<typeof resource>;

/** A CloudFormation template, as far as we read templates ourselves. */
export type Template = z.output<typeof template>;

export type SynthesizeOptions = {
  stage: StageName;
  /** Where the cloud assembly is written. */
  outDir: string;
  /** Bundles made earlier by bundle.ts; without them they are made now, in their usual place. */
  bundles?: string;
  siteDirectory?: string;
};

/** Makes the stacks of a stage and answers their templates. Needs no account and no network. */
export async function synthesize(options: SynthesizeOptions): Promise<Record<StackKind, Template>> {
  if (!options.bundles) await bundleFunctions();
  const assembly = makeApp(options).synth();
  const read = (kind: StackKind) =>
    template.parse(assembly.getStackByName(stackName(options.stage, kind)).template);
  return { data: read('data'), web: read('web'), api: read('api'), monitoring: read('monitoring') };
}

/** All resources of one CloudFormation type in a template, by logical id. */
export function resourcesOf(from: Template, type: string): [logicalId: string, resource: Resource][] {
  return Object.entries(from.Resources).filter(([, { Type }]) => Type === type);
}
