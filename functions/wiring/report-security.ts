import type { SecurityEvent } from '#functions/services/security/security-deps.ts';
import { isNotedDuring } from '#shared/data/access-kinds.ts';
import { log, logMessages } from '../middleware/log-request.ts';
import { noteAccess } from '../middleware/record-access.ts';

const messages = {
  'email-verified': logMessages.emailVerified,
  'email-change-requested': logMessages.emailChangeRequested,
  'email-changed': logMessages.emailChanged,
  'email-change-undone': logMessages.emailChangeUndone,
  'change-undone': logMessages.changeUndone,
  'password-reset': logMessages.passwordReset,
  'password-changed': logMessages.passwordChanged,
  'new-device': logMessages.newDevice,
  'data-export-started': logMessages.dataExportStarted,
  'passkey-added': logMessages.passkeyAdded,
  'passkey-removed': logMessages.passkeyRemoved,
  'session-ended': logMessages.sessionEnded,
  'signed-out-everywhere': logMessages.signedOutEverywhere,
  'second-factor-on': logMessages.secondFactorOn,
  'second-factor-off': logMessages.secondFactorOff,
  'recovery-codes-renewed': logMessages.recoveryCodesRenewed,
  'recovery-code-used': logMessages.recoveryCodeUsed,
  'token-reused': logMessages.tokenReused,
  'sign-in-failed': logMessages.signInFailed,
} as const satisfies Record<SecurityEvent['kind'], string>;

/**
 * Logs a security event with only the notary's ID and the session. Also notes it for the record of access,
 * unless the route's success already does.
 */
export function reportSecurity({ kind, notaryId, sessionId }: SecurityEvent): void {
  log().info(messages[kind], { notary_id: notaryId, session_id: sessionId });
  if (isNotedDuring(kind)) noteAccess(notaryId, kind);
}
