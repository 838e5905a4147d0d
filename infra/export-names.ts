import type { StageName } from './stages.ts';

/** What one stack tells the others: all that crosses from stack to stack. */
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

/** The name of an export in its region, which all stages share. */
export function exportName(stage: StageName, name: ExportedName): string {
  return prefix(stage) + name;
}

/** The opposite of `exportName`; undefined for any other export. */
export function exportedNameOf(stage: StageName, name: string): ExportedName | undefined {
  return exportedNames.find((known) => exportName(stage, known) === name);
}
