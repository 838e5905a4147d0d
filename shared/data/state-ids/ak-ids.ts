import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Alaska accepts. */
export const alaskaIds: StateIds = {
  kinds: [
    high(
      'AS 44.50.062',
      'For an act in person, a government-issued ID with the photo and the signature of the signer counts.',
    ),
    high(
      'AS 44.50.062',
      'A government-issued ID with the signature but without a photo counts together with another valid ID that has both.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('AS 44.50.062', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [],
};
