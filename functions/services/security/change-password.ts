import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { changePassword as contract } from '#shared/contract/security.ts';
import { passwordProblem } from '#shared/rules/password.ts';
import type { Caller } from '../auth/authenticate.ts';
import { issueToken, type TokenDeps } from '../auth/sessions.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { notices, notify } from './notify.ts';
import type { SecurityDeps } from './security-deps.ts';

type Deps = SecurityDeps & TokenDeps & { hashPassword: (password: string) => Promise<string> };

/**
 * Sets a new password and ends every session except this one, which continues with the returned token.
 * INVALID_FIELDS for a weak or unchanged password; the errors of confirm-identity; PASSWORD_JUST_CHANGED if
 * another request was faster.
 */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword, code }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  const same = newPassword === currentPassword && 'New password must differ from the current one.';
  const problem = passwordProblem(newPassword, account.email) ?? same;
  // Checked first, so an invalid request doesn't use up a code.
  if (problem) return refuse('INVALID_FIELDS', { detail: [problem] });
  const confirmed = await confirmIdentity(deps, caller, { password: currentPassword, code });
  if (!confirmed.ok) return confirmed;
  const hash = await deps.hashPassword(newPassword);
  if (!(await deps.accounts.setPassword(account, sessionId, hash))) {
    const now = await deps.accounts.get(account.id);
    return refuse(now?.sessions[sessionId] ? 'PASSWORD_JUST_CHANGED' : 'SESSION_EXPIRED');
  }
  deps.report({ kind: 'password-changed', notaryId: account.id, sessionId });
  await notify(deps, account, notices.passwordChanged);
  const after = { ...account, tokenVersion: account.tokenVersion + 1 };
  return ok({
    message: 'Password changed successfully',
    accessToken: await issueToken(deps, after, caller),
  });
}
