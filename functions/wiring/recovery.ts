import type { RecoveryDeps } from '#functions/services/security/finish-recovery.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { recoveryStore } from '#functions/store/security/recovery-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for recovering an account. */
export const recoveryDeps = (): RecoveryDeps => ({
  recoveries: recoveryStore(table()),
  destructions: destructionStore(table()),
});
