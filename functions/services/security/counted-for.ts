/**
 * Returns the key for counting sign-in attempts and password reset emails: the address, or the address and a
 * device that has signed in to it before. The store keeps only a digest.
 */
export function countedFor(email: string, knownDevice: string | undefined): string {
  return knownDevice === undefined ? email : `${email} ${knownDevice}`;
}
