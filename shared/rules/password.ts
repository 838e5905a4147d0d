import { limits } from '../data/limits.ts';
import { isWellKnownPassword } from '../data/well-known-passwords.ts';

/**
 * Returns what is wrong with a new password, or undefined. Lengths are in characters. Rejects short, long, and
 * well-known passwords, and those that contain the email's local part, if that has four characters or more
 * (specification, section 11; OWASP ASVS 5.0, 6.2).
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < limits.passwordMin) return `Password must be at least ${limits.passwordMin} characters.`;
  if (length > limits.passwordMax) return `Password must be at most ${limits.passwordMax} characters.`;
  const folded = password.toLowerCase();
  if (isWellKnownPassword(folded)) return 'That password is too common. Choose another one.';
  const localPart = email.trim().toLowerCase().split('@')[0] ?? '';
  if (localPart.length >= 4 && folded.includes(localPart)) {
    return 'Password must not contain your email name.';
  }
  return undefined;
}
