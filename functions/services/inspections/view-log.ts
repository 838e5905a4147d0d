import type { Inspection } from '#functions/store/inspections/inspection-store.ts';
import type { AccessStore } from '#functions/store/security/access-store.ts';
import type { AccessKind } from '#shared/data/access-kinds.ts';

export type ViewLogDeps = {
  access: Pick<AccessStore, 'add'>;
  newId: () => string;
  /** The families of browser and system of the visitor. */
  device: string;
  now: () => Date;
};

/**
 * Adds what a visitor of an inspection does to the notary's record of access. It is stored before the visitor gets an
 * answer, and without it there is none.
 */
export async function logView(
  { access, newId, device, now }: ViewLogDeps,
  { notaryId, id: inspectionId }: Pick<Inspection, 'notaryId' | 'id'>,
  { kind, entryNumber }: { kind: AccessKind; entryNumber?: number },
): Promise<void> {
  const line = { id: newId(), kind, at: now().toISOString(), device, inspectionId };
  await access.add(notaryId, entryNumber === undefined ? line : { ...line, entryNumber });
}
