import { expect, test } from 'vitest';
import { keptDays } from '#functions/services/data-export/make-file.ts';
import { waitingDays } from '#functions/services/retention/erase-copies.ts';
import { deviceDays } from '#functions/store/security/device-store.ts';
import { backupDays } from '#infra/constructs/backup-vault.ts';
import { recoveryDays } from '#infra/constructs/journal-table.ts';
import { oldVersionDays } from '#infra/constructs/private-bucket.ts';
import { periods } from '#web/legal/periods.ts';

test('the legal pages state the periods of the product', () => {
  expect(periods).toEqual({
    device: deviceDays,
    oldVersions: oldVersionDays,
    // S3's rule removes the file a day after its last download.
    exportFiles: keptDays + 1,
    recovery: recoveryDays,
    databaseCopies: Math.max(...Object.values(backupDays)),
    erasedFileCopies: waitingDays,
  });
});
