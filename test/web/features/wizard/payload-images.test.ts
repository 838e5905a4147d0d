import { expect, it } from 'vitest';
import { withDots, withoutImages } from '#web/features/wizard/saving/payload-images.ts';
import type { EntryPayload } from '#web/lib/api/api-types.ts';

const image = 'data:image/png;base64,AAAA';
const person = { signatureDataUrl: image };
const payload = {
  ...{ comments: 'Kept', signers: [person], credibleWitnesses: [person, person], markWitnesses: [person] },
  ...{ signerJournalSignature: image, principalSignature: image },
  thumbprintData: JSON.stringify({ image_data: image, signer_thumb: 'right_thumb' }),
} as EntryPayload;

it('a payload without images has everything else', () => {
  const none = { signatureDataUrl: null };
  expect(withoutImages(payload)).toEqual({
    ...{ comments: 'Kept', signers: [none], credibleWitnesses: [none, none], markWitnesses: [none] },
    ...{ signerJournalSignature: null, principalSignature: null, thumbprintData: null },
  });
});

it('a payload with dots says where images are, and keeps none of them', () => {
  const dotted = JSON.stringify(withDots(payload));
  expect(dotted).not.toContain(image);
  expect(dotted.match(/data:image\/png/g)).toHaveLength(7);
  expect(dotted).toContain('right_thumb');
});
