import { high, medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Utah accepts. */
export const utahIds: StateIds = {
  kinds: [
    high(
      'Utah Code § 46-1-2, satisfactory evidence of identity',
      'A valid ID counts that the US, a US state, or a foreign government issued, with a photo, the signature, and a physical description.',
    ),
    high('Utah Code § 46-1-2, satisfactory evidence of identity', 'So does a valid passport of any nation.'),
    medium(
      'Utah Code § 46-1-2, satisfactory evidence of identity',
      'A driving privilege card does not count.',
    ),
  ],
  expired: [
    high(
      'Utah Code § 46-1-2, satisfactory evidence of identity',
      'The ID must be valid. The definition gives no time after it expires.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'Utah Code § 46-1-2, satisfactory evidence of identity',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S2.html',
      readAt: 'https://lawserver.com/law/state/utah/ut-code/utah_code_46-1-3-7',
      quote:
        'valid personal identification with the individual’s photograph, signature, and physical description',
      read: '2026-11-27',
    },
  ],
};
