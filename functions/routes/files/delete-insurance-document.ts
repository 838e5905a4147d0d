import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { deleteInsuranceDocument } from '#functions/services/files/delete-insurance-document.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { table } from '#functions/store/table/table.ts';
import { deleteInsuranceDocument as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  deleteInsuranceDocument(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      uploads: uploadStore(table()),
      documents: documentFiles(),
      now: () => new Date(),
    },
    { account: caller.account, documentId: params.documentId },
  ),
);
