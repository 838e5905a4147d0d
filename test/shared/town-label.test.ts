import { expect, test } from 'vitest';
import { placeInAddress } from '#shared/rules/law/place-of-act.ts';
import { recordableLocation } from '#shared/rules/law/recordable-location.ts';
import { isTownLabel, townLabel } from '#shared/rules/town-label.ts';

const dallas = townLabel({ name: 'Dallas', area: 'TX' });

test('a town is named with its state', () => {
  expect(dallas).toBe('Near Dallas, TX');
  expect(placeInAddress(dallas)).toBe('TX');
});

test('Illinois accepts a town', () => {
  const chicago = townLabel({ name: 'Chicago', area: 'IL' });
  const recorded = recordableLocation({ stateCode: 'IL' }, chicago);
  expect(recorded).toBe('Near Chicago, IL');
  expect(isTownLabel(recorded)).toBe(true);
});

test.each([
  [dallas, true],
  ['100 Main St, Dallas, TX 75201', false],
  ['Near 75201 Dallas, Texas, United States', false],
  ['Near the courthouse', false],
  ['', false],
])('isTownLabel of "%s" is %s', (label, is) => {
  expect(isTownLabel(label)).toBe(is);
});
