import { randomBytes } from 'node:crypto';
import { env } from '#functions/env.ts';

/** Returns 256 random bits in base64url, for links, cookies, and challenges. */
export const newSecretToken = () => randomBytes(32).toString('base64url');

/** Dependencies for secrets that are presented to the site again. */
export const secretTokenDeps = () => ({
  newToken: newSecretToken,
  siteUrl: env('SITE_URL'),
  now: () => new Date(),
});
