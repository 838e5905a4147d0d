import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Indiana accepts. */
export const indianaIds: StateIds = {
  kinds: [
    high(
      'IC 33-42-9-4',
      'A passport, a driver’s license, a government-issued ID card, or another government-issued credential with a photo counts.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('IC 33-42-9-4', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: 'IC 33-42-9-4',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://lawserver.com/law/state/indiana/in-code/indiana_code_33-42-9-4',
      quote: 'has not been expired for more than three (3) years',
      read: '2026-11-27',
    },
  ],
};
