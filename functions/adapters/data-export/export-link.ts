/** Long enough to start a download, too short to be shared. */
const linkSeconds = 5 * 60;

/** Returns the folder of one export. A lifecycle rule empties it after some days (infra/stacks/data.ts). */
export const exportFolder = (notaryId: string, exportId: string) => `data-exports/${notaryId}/${exportId}`;

/** Returns the key of an export's finished file. */
export const exportFilePath = (notaryId: string, exportId: string) =>
  `${exportFolder(notaryId, exportId)}/export.zip`;

/** Returns a URL that downloads an export's finished file under a name. It is valid for five minutes. */
export async function exportLink(notaryId: string, exportId: string, name: string): Promise<string> {
  const { downloadLink } = await import('../s3/s3-links.ts');
  const file = { name, type: 'application/zip', seconds: linkSeconds };
  return downloadLink(exportFilePath(notaryId, exportId), file);
}
