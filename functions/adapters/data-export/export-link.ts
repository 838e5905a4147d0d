/** Long enough to begin a download, too short to be passed on. */
const linkSeconds = 5 * 60;

/** What belongs to one export; what lies here goes after some days (infra/stacks/data.ts). */
export const exportFolder = (notaryId: string, exportId: string) => `data-exports/${notaryId}/${exportId}`;

/** Where the finished file of an export lies. */
export const exportFilePath = (notaryId: string, exportId: string) =>
  `${exportFolder(notaryId, exportId)}/export.zip`;

/** An address that saves the finished file of an export under a name, valid for a few minutes. */
export async function exportLink(notaryId: string, exportId: string, name: string): Promise<string> {
  const { downloadLink } = await import('../s3-links.ts');
  const file = { name, type: 'application/zip', seconds: linkSeconds };
  return downloadLink(exportFilePath(notaryId, exportId), file);
}
