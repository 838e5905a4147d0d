import { functionGroups } from './functions.ts';
import type { StageName } from './stages.ts';
import { mergeTemplates, type Template } from './template.ts';

/** The stacks of a stage, in deployment order. */
export const stackKinds = [
  'backup-copies',
  'data',
  'backups',
  'front',
  'retired-limits',
  ...functionGroups,
  'gateway',
  'monitoring',
  'site',
] as const;

export type StackKind = (typeof stackKinds)[number];

/** Returns the name of a stack in CloudFormation. */
export function stackName(stage: StageName, kind: StackKind): string {
  return `notary-journal-${stage}-${kind}`;
}

/** The templates of a stage. */
export type Templates = Record<StackKind, Template>;

/** Reads a stage's templates one by one. */
export function templatesBy(read: (kind: StackKind) => Template): Templates {
  return Object.fromEntries(stackKinds.map((kind) => [kind, read(kind)])) as Templates;
}

/** Returns the templates of a stage's functions as one. */
export function functionsTemplate(templates: Templates): Template {
  return mergeTemplates(functionGroups.map((group) => templates[group]));
}
