/** The kinds of files that the app can do something with. */
export type FileKind = 'document' | 'table';

/** Returns the kind of a file by its name, or by its type if the name says nothing. */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): FileKind | undefined {
  if (/\.(pdf|zip)$/i.test(name)) return 'document';
  if (/\.(csv|tsv|txt)$/i.test(name)) return 'table';
  if (/^application\/(pdf|zip|x-zip-compressed)$/.test(type)) return 'document';
  return /^text\/(csv|tab-separated-values|plain)$/.test(type) ? 'table' : undefined;
}
