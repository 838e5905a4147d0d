import type { StageName } from './stages.ts';

/** Every value that a stack exports to other stacks. */
export const exportedNames = [
  'TableName',
  'TableStreamArn',
  'FilesBucketName',
  'TokenSecretArn',
  'StripeSecretArn',
  'FieldKeyArn',
  'PlaceIndexName',
  'PicturesBucketName',
  'ApiId',
  'SiteUrl',
] as const;

export type ExportedName = (typeof exportedNames)[number];

const prefix = (stage: StageName) => `notary-journal-${stage}-`;

/** Returns the name of an export. Stages share a region, so the name includes the stage. */
export function exportName(stage: StageName, name: ExportedName): string {
  return prefix(stage) + name;
}

/** Reverses `exportName`. Returns undefined for any other export. */
export function exportedNameOf(stage: StageName, name: string): ExportedName | undefined {
  return exportedNames.find((known) => exportName(stage, known) === name);
}
