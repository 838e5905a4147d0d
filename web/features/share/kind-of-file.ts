/** The kinds of files that the app can do something with. */
export type FileKind = 'document' | 'table' | 'message';

/** Returns whether a file may be about orders: a message, or a text that could be one as well as a table. */
export function mayBeOrder(file: Pick<File, 'name' | 'type'>): boolean {
  return kindOfFile(file) === 'message' || /\.txt$/i.test(file.name) || file.type === 'text/plain';
}

/** Returns the kind of a file by its name, or by its type if the name says nothing. */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): FileKind | undefined {
  if (/\.(pdf|zip)$/i.test(name)) return 'document';
  if (/\.(eml|ics)$/i.test(name)) return 'message';
  if (/\.(csv|tsv|txt)$/i.test(name)) return 'table';
  if (/^application\/(pdf|zip|x-zip-compressed)$/.test(type)) return 'document';
  if (/^(message\/rfc822|text\/calendar)$/.test(type)) return 'message';
  return /^text\/(csv|tab-separated-values|plain)$/.test(type) ? 'table' : undefined;
}
