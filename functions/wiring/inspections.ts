import { ulid } from 'ulid';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';

/**
 * Dependencies for requests from an official visiting an inspection; `userAgent` identifies the kind of
 * device.
 */
export const inspectionDeps = (userAgent: string | undefined) => ({
  inspections: inspectionStore(table()),
  access: accessStore(table()),
  device: deviceName(userAgent),
  newId: () => ulid(),
  now: () => new Date(),
});
