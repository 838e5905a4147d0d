import { permissionPath } from '#web/lib/browser/permission-path.ts';

/** A point on the map in degrees, rounded to 6 decimals (specification, section 3). */
export type LngLat = { lng: number; lat: number };

/** The device's position, or a sentence that says why it is not known. */
export type PositionAnswer = { ok: true; point: LngLat } | { ok: false; message: string };

/** The specification's sentences (section 8) by the browser's error code. */
const failures: Record<number, string> = {
  1: 'Location access denied. Please enable location services and try again.',
  2: 'Location unavailable. Please check your GPS signal.',
  3: 'Location request timed out. Please try again.',
};

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Returns the point rounded to 6 decimals, with its longitude normalized to -180 to 180. */
export function roundPoint(point: LngLat): LngLat {
  const lng = ((((point.lng + 180) % 360) + 360) % 360) - 180;
  return { lng: round(lng), lat: round(Math.min(90, Math.max(-90, point.lat))) };
}

/** Reports whether the position can be read without a question of the browser. */
export async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Some browsers do not answer about this permission.
    return false;
  }
}

/**
 * Requests the device's position: high accuracy, at most 10 s, a cached position at most 5 minutes old
 * (specification, section 9).
 */
export function currentPosition(
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    if (!geolocation) {
      resolve({ ok: false, message: 'Geolocation is not supported by this browser' });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ ok: true, point: roundPoint({ lng: coords.longitude, lat: coords.latitude }) }),
      ({ code }) => {
        const message = failures[code] ?? 'Could not get current location. You can enter it manually.';
        resolve({ ok: false, message: code === 1 ? `${message}${permissionPath('location')}` : message });
      },
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 },
    );
  });
}
