/**
 * Returns the name under which attempts to sign in, and mails to reset the password, are counted: the address, or the address and a device that signed in to it
 * before. The store keeps a digest only.
 */
export function countedFor(email: string, knownDevice: string | undefined): string {
  return knownDevice === undefined ? email : `${email} ${knownDevice}`;
}
