import { describe, expect, it } from 'vitest';
import { recordableLocation } from '#shared/rules/law/recordable-location.ts';

describe('the address of a captured position', () => {
  it.each([
    ['121 N La Salle St, Chicago, IL, 60602, USA', 'Chicago, IL'],
    ['121 N La Salle St, Chicago, IL 60602-1234, USA', 'Chicago, IL'],
    ['121 N La Salle St, Chicago, Illinois, 60602, United States', 'Chicago, IL'],
    ['Chicago, Illinois', 'Chicago, IL'],
    ['Millennium Park, Chicago', ''],
    ['60602, Illinois, USA', ''],
    ['', ''],
  ])('in Illinois, "%s" becomes "%s"', (address, location) => {
    expect(recordableLocation({ stateCode: 'IL' }, address)).toBe(location);
  });

  it('is unchanged where street addresses are allowed', () => {
    const address = '1500 Marilla St, Dallas, TX, 75201, USA';
    expect(recordableLocation({ stateCode: 'TX' }, address)).toBe(address);
    expect(recordableLocation({}, address)).toBe(address);
  });
});
