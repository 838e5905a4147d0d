import type { Profile } from '../api/api-types.ts';

/**
 * Returns the address of the notary's picture, which changes with the profile so that no cache shows an old
 * one.
 */
export function pictureAddress({
  profilePictureUrl,
  version,
}: Pick<Profile, 'profilePictureUrl' | 'version'>): string | undefined {
  return profilePictureUrl === null ? undefined : `${profilePictureUrl}?v=${version}`;
}
