import { findDocumentType } from '#shared/data/document-types.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { findState } from '#shared/data/states.ts';

/** Shown in place of a missing value. */
export const notAvailable = 'N/A';

const labelIn = (labels: Readonly<Record<string, string>>, code: string | null): string => {
  if (!code) return notAvailable;
  return Object.hasOwn(labels, code) ? (labels[code] ?? code) : code;
};

/** `TX` -> `Texas`. */
export const stateLabel = (code: string | null): string =>
  code ? (findState(code)?.name ?? code) : notAvailable;

/** `power_of_attorney` -> `Power of Attorney`. */
export const documentTypeLabel = (type: string | null): string =>
  type ? (findDocumentType(type)?.name ?? type) : notAvailable;

/** `drivers_license` -> `Driver's License`. */
export const idTypeLabel = (type: string | null): string => labelIn(idTypes, type);
