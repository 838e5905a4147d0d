import type { UndoableNoticeDeps } from '#functions/services/security/security-deps.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { undoChangeStore } from '#functions/store/security/undo-change-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from './notices.ts';
import { secretTokenDeps } from './secret-tokens.ts';

/** Dependencies for notices with an undo link. */
export const undoableNoticeDeps = (): UndoableNoticeDeps => ({
  ...noticeDeps(),
  ...secretTokenDeps(),
  undos: undoChangeStore(table()),
  noticeAttempts: attemptsStore(table(), 'notice'),
});
