import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentPosition, roundPoint } from '#web/components/map/current-position.ts';
import { graticuleLines } from '#web/components/map/graticule.ts';
import { LocationMap } from '#web/components/map/location-map.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const point = { lng: -96.797, lat: 32.7767 };

/** Stubs a device that returns a position or an error code. */
function device(response: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    if (typeof response === 'number') failed?.({ code: response } as GeolocationPositionError);
    else found({ coords: response } as GeolocationPosition);
  });
  return { getCurrentPosition } as unknown as Geolocation & { getCurrentPosition: typeof getCurrentPosition };
}

test('requests high accuracy within 10 seconds, at most 5 minutes old, and returns 6 decimals', async () => {
  const gps = device({ latitude: 32.77666512345, longitude: -96.7969879999 });
  expect(await currentPosition(gps)).toEqual({ ok: true, point: { lat: 32.776665, lng: -96.796988 } });
  expect(gps.getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 300_000,
  });
});

test.each([
  [1, 'Location access denied. Please enable location services and try again.'],
  [2, 'Location unavailable. Please check your GPS signal.'],
  [3, 'Location request timed out. Please try again.'],
  [9, 'Could not get current location. You can enter it manually.'],
])('device error %i has its own message', async (code, message) => {
  expect(await currentPosition(device(code))).toEqual({ ok: false, message });
});

test('reports a browser without geolocation', async () => {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as never);
  expect(await currentPosition()).toEqual({
    ok: false,
    message: 'Geolocation is not supported by this browser',
  });
});

test.each([
  [190, -170],
  [-181.5, 178.5],
  [540, -180],
  [-96.1234567, -96.123457],
])('longitude %d is %d', (lng, expected) => {
  expect(roundPoint({ lng, lat: 10 })).toEqual({ lng: expected, lat: 10 });
});

test('the grid has a few visible lines at any zoom', () => {
  for (const size of [0.004, 0.05, 1, 30, 120]) {
    const half = size / 2;
    const view = { west: -97 - half, east: -97 + half, south: 33 - half / 4, north: 33 + half / 4 };
    const { meridians, parallels } = graticuleLines(view);
    expect(meridians.length).toBeGreaterThanOrEqual(3);
    expect(meridians.length + parallels.length).toBeLessThan(30);
    for (const { degrees } of meridians) {
      expect(degrees).toBeGreaterThanOrEqual(view.west);
      expect(degrees).toBeLessThanOrEqual(view.east);
    }
  }
});

test('grid lines are labeled with degrees and hemisphere', () => {
  const view = { west: -96.803, east: -96.797, south: 32.779, north: 32.7821 };
  const { meridians, parallels } = graticuleLines(view);
  expect(meridians.map((line) => line.label)).toEqual(['96.802° W', '96.800° W', '96.798° W']);
  expect(parallels.map((line) => line.label)).toEqual(['32.780° N', '32.782° N']);
});

test('without WebGL, a message replaces the map and the coordinates stay readable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<LocationMap point={point} onPick={() => {}} />);
  expect(
    await screen.findByText(/The map cannot be shown in this browser/, {}, { timeout: 20_000 }),
  ).toBeDefined();
  expect(screen.getByText('Selected Location')).toBeDefined();
  expect(screen.getByText('32.776700, -96.797000')).toBeDefined();
  expect(screen.getByText('Click anywhere on the map to select a different location')).toBeDefined();
});

test('a read-only map has no hint, and a map without a point has no panel', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<LocationMap point={point} height={220} />);
  expect(screen.getByText('Selected Location')).toBeDefined();
  expect(screen.queryByText(/Click anywhere/)).toBeNull();
  rerender(<LocationMap point={null} height={220} />);
  expect(screen.queryByText('Selected Location')).toBeNull();
});
