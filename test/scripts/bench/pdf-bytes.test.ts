import { describe, expect, it } from 'vitest';
import { imageBytes } from '#scripts/bench/pdf-bytes.ts';

describe('imageBytes', () => {
  it('counts images only', () => {
    const object = (dictionary: string) => `1 0 obj\n<<\n${dictionary}\n>>\nstream\nxyz\nendstream\nendobj\n`;
    const pdf = [
      object('/Type /XObject\n/Subtype /Image\n/Length 300'),
      object('/Length 70'),
      object('/Subtype/Image /Filter /DCTDecode /Length 20'),
      object('/Subtype /ImageMask /Length 5'),
    ].join('');
    expect(imageBytes(Buffer.from(pdf))).toBe(320);
  });
});
