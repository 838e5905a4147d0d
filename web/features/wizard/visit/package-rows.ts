import { actTypeCodes } from '#shared/data/act-types.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import type { PackageRow } from '#shared/data/package-starters.ts';
import { parseFee } from '../form/entry-form.ts';
import type { VisitDocument } from './visit.ts';

/** Returns a document of a visit as a document list keeps it. */
export function packageRow({ title, documentType, actType, fee }: VisitDocument): PackageRow {
  return {
    title,
    documentType: documentTypeCodes.find((code) => code === documentType) ?? null,
    actType: actTypeCodes.find((code) => code === actType) ?? null,
    fee: fee.trim() ? parseFee(fee) : null,
  };
}

/** Returns what a row of a document list says of a document. What it leaves open is as in the last row. */
export function documentOf({ title, documentType, actType, fee }: PackageRow): Partial<VisitDocument> {
  return {
    title,
    ...(documentType && { documentType, actType: actType ?? '' }),
    ...(actType && { actType }),
    ...(fee !== null && { fee: fee.toFixed(2) }),
  };
}
