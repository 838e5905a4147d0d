import { expect, test } from 'vitest';
import { isSamePlace, metersBetween } from '#shared/rules/same-place.ts';

const point = (lat: number, lng: number) => ({ lat, lng });

test.each([
  ['a degree of latitude', point(30, -97), point(31, -97), 111_195],
  ['a degree of longitude at 60 degrees north', point(60, -150), point(60, -149), 55_595],
  ['New York to Los Angeles', point(40.7128, -74.006), point(34.0522, -118.2437), 3_935_746],
  ['opposite points', point(0, 0), point(0, 180), 20_015_087],
  ['no distance', point(30, -97), point(30, -97), 0],
])('metersBetween measures %s', (_, one, other, meters) => {
  expect(metersBetween(one, other)).toBeCloseTo(meters, -1);
  expect(metersBetween(other, one)).toBe(metersBetween(one, other));
});

test('points up to 50 m apart are the same place', () => {
  expect(isSamePlace(point(30, -97), point(30.000449, -97))).toBe(true);
  expect(isSamePlace(point(30, -97), point(30.000451, -97))).toBe(false);
});
