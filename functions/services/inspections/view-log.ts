import type { Inspection } from '#functions/store/inspections/inspection-store.ts';
import type { AccessStore } from '#functions/store/security/access-store.ts';
import type { AccessKind } from '#shared/data/access-kinds.ts';

export type ViewLogDeps = {
  access: Pick<AccessStore, 'add'>;
  newId: () => string;
  /** The visitor's browser and system family. */
  device: string;
  now: () => Date;
};

/**
 * Logs a visitor's action in the notary's record of access. The line is stored before the visitor gets a
 * response; if storing fails, so does the request.
 */
export async function logView(
  { access, newId, device, now }: ViewLogDeps,
  { notaryId, id: inspectionId }: Pick<Inspection, 'notaryId' | 'id'>,
  { kind, entryNumber }: { kind: AccessKind; entryNumber?: number },
): Promise<void> {
  const line = { id: newId(), kind, at: now().toISOString(), device, inspectionId };
  await access.add(notaryId, entryNumber === undefined ? line : { ...line, entryNumber });
}
