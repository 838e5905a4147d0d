import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies of services that keep an uploaded document. */
export const receivedDocuments = () => ({
  uploads: uploadStore(table()),
  received: uploadedFiles(),
  documents: documentFiles(),
  // Loaded late, because most calls end before a file is read.
  content: async (file: Buffer) => {
    const { documentContent } = await import('#functions/adapters/files/document-content.ts');
    return documentContent(file);
  },
  now: () => new Date(),
});
