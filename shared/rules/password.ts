import { limits } from '../data/limits.ts';
import { isWellKnownPassword } from '../data/well-known-passwords.ts';

/**
 * What is wrong with a new password, or undefined when it will do. Lengths are in characters.
 * Refuses short, long and well-known passwords and those holding the e-mail's local part from
 * four characters on (decisions, "Accounts"; OWASP ASVS 5.0, 6.2).
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < limits.passwordMin) return `Password must be at least ${limits.passwordMin} characters.`;
  if (length > limits.passwordMax) return `Password must be at most ${limits.passwordMax} characters.`;
  const folded = password.toLowerCase();
  if (isWellKnownPassword(folded)) return 'This password is among the well-known ones. Choose another.';
  const localPart = email.trim().toLowerCase().split('@')[0] ?? '';
  if (localPart.length >= 4 && folded.includes(localPart)) {
    return 'Password must not contain your email name.';
  }
  return undefined;
}
