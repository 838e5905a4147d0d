import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addInsuranceDocument } from '#functions/services/files/add-insurance-document.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { table } from '#functions/store/table/table.ts';
import { receivedDocuments } from '#functions/wiring/received-documents.ts';
import { addInsuranceDocument as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller, body, query }) =>
  addInsuranceDocument(
    { ...receivedDocuments(), accounts: accountStore(table()), profiles: profileStore(table()) },
    { account: caller.account, uploadId: body.uploadId, ...query },
  ),
);
