import { ulid } from 'ulid';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for the calls of an official who visits an inspection; `userAgent` names the kind of device. */
export const inspectionDeps = (userAgent: string | undefined) => ({
  inspections: inspectionStore(table()),
  access: accessStore(table()),
  device: deviceName(userAgent),
  newId: () => ulid(),
  now: () => new Date(),
});
