import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addInsuranceDocument } from '#functions/services/files/add-insurance-document.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addInsuranceDocument as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller, body, query }) =>
  addInsuranceDocument(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      uploads: uploadStore(table()),
      received: uploadedFiles(),
      documents: documentFiles(),
      // Loaded late, because a refusal for another reason doesn't need the file readers.
      content: async (file) => {
        const { documentContent } = await import('#functions/adapters/files/document-content.ts');
        return documentContent(file);
      },
      now: () => new Date(),
    },
    { account: caller.account, uploadId: body.uploadId, ...query },
  ),
);
