import type { ActMode, ActType } from '../../data/act-types.ts';
import { findDocumentType } from '../../data/document-types.ts';
import { findState } from '../../data/states.ts';
import type { EntryContent } from './entry-content.ts';

/** Returns the name of an entry's state as messages use it: `Texas`; empty while none is chosen. */
export function stateNameOf({ stateCode }: Pick<EntryContent, 'stateCode'>): string {
  return findState(stateCode ?? '')?.name ?? '';
}

/** Returns the act of an entry: as stated, or as its document type names it (a jurat is a jurat). */
export function actTypeOf(entry: Pick<EntryContent, 'actType' | 'documentType'>): ActType | undefined {
  return entry.actType ?? findDocumentType(entry.documentType)?.act;
}

/** Returns how the signer appeared; in person by default. */
export function actModeOf(entry: Pick<EntryContent, 'actMode'>): ActMode {
  return entry.actMode ?? 'in_person';
}

/** Reports whether the identification uses no document, so that the ID fields are hidden and cleared. */
export function isPersonalKnowledge(idType: string | null | undefined): boolean {
  return idType === 'personal_knowledge';
}
