import { randomUUID } from 'node:crypto';

/** A new notary, who has no account yet. */
export const newNotary = () => ({
  email: `nora-${randomUUID()}@example.com`,
  password: 'a long enough passphrase',
  full_name: 'Nora Notary',
});
