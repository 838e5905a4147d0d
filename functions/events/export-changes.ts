import { exportTableChanges } from '#functions/adapters/backups/export-table-changes.ts';
import { changesWindow } from '#functions/services/changes-window.ts';

/** Exports the latest changes of the table every hour (infra/stacks/backups.ts). Ignores its event. */
export const handler = (): Promise<void> => exportTableChanges(changesWindow(new Date()));
