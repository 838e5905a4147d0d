import { type Outcome, ok } from '#functions/outcome.ts';
import type { listDocumentTypes as contract } from '#shared/contract/compliance.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { actTypeCodes, actTypes } from '#shared/data/act-types.ts';
import { documentTypeCodes, documentTypes, findDocumentType } from '#shared/data/document-types.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';

export function listDocumentTypes(): Outcome<Output<typeof contract>> {
  return ok({
    documentTypes: documentTypeCodes.map((type) => ({
      type,
      name: documentTypes[type].name,
      meaning: documentTypes[type].meaning,
      groups: [...(findDocumentType(type)?.groups ?? [])],
    })),
    actTypes: actTypeCodes.map((type) => ({ type, ...actTypes[type] })),
    rulesVersion,
  });
}
