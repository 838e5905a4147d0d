import { publicDataHandler } from '#functions/middleware/public-data-handler.ts';
import { listDocumentTypes } from '#functions/services/compliance/list-document-types.ts';
import { listDocumentTypes as contract } from '#shared/contract/compliance.ts';

export const handler = publicDataHandler(contract, listDocumentTypes);
