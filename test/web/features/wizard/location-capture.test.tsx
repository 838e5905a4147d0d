import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { settleMs, useLocationCapture } from '#web/features/wizard/details/use-location-capture.ts';
import { type EntryForm, newForm } from '#web/features/wizard/form/entry-form.ts';
import { LocateAtOnce } from '#web/features/wizard/start/locate-at-once.tsx';
import { notify } from '#web/lib/browser/toasts.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile());
  net.api.on('reverse-geocode', ({ body }) => {
    const { street, ...point } = body as { street: boolean };
    const formattedAddress = street ? addressOf(point) : 'Near Austin, TX';
    return answered('reverse-geocode', { formattedAddress, lookupsLeft: null });
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const addressOf = (point: object) => `At ${JSON.stringify(point)}`;

const courthouse = { lat: 30.2671, lng: -97.7431 };
const aFewMetersOn = { lat: 30.2673, lng: -97.7431 };
const acrossTown = { lat: 30.3, lng: -97.7 };

function Form({ children }: { children: ReactNode }) {
  return (
    <FormProvider
      {...useForm<EntryForm>({
        defaultValues: newForm(new Date('2026-03-02T17:00:00Z'), 'America/Chicago', 'TX'),
      })}
    >
      {children}
    </FormProvider>
  );
}

function capture() {
  const { result } = renderHook(
    () => {
      const { getValues: values, setValue } = useFormContext<EntryForm>();
      return { ...useLocationCapture(), values, setValue };
    },
    { wrapper: Form },
  );
  return {
    click: (point: typeof courthouse) => act(async () => result.current.pick(point)),
    settle: () => act(() => vi.advanceTimersByTimeAsync(settleMs)),
    stay: () => act(async () => result.current.stay()),
    type: (label: string) => act(async () => result.current.setValue('locationLabel', label)),
    /** Opens the wizard on a device at a point. */
    open: ({ lat, lng }: typeof courthouse) => {
      const getCurrentPosition = (found: (at: unknown) => void) =>
        found({ coords: { latitude: lat, longitude: lng } });
      vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
      return act(() => result.current.locateQuietly());
    },
    location: () => {
      const { locationLat: lat, locationLng: lng, locationLabel: label } = result.current.values();
      return { lat, lng, label };
    },
  };
}

/** The points of the calls with a street, which may be paid. */
const lookUps = () =>
  net.api.callsOf('reverse-geocode').flatMap(({ body }) => {
    const { street, ...point } = body as { street: boolean };
    return street ? [point] : [];
  });

test('only the last of several quick clicks is looked up', async () => {
  const { click, settle, location } = capture();
  await click(acrossTown);
  await click(aFewMetersOn);
  await click(courthouse);
  expect(location()).toMatchObject(courthouse);
  expect(lookUps()).toEqual([]);
  await settle();
  expect(lookUps()).toEqual([courthouse]);
  expect(location()).toEqual({ ...courthouse, label: addressOf(courthouse) });
});

test('a click at the same place keeps its address without a look-up', async () => {
  const { click, settle, location } = capture();
  await click(courthouse);
  await settle();
  await click(aFewMetersOn);
  await settle();
  expect(lookUps()).toEqual([courthouse]);
  expect(location()).toEqual({ ...aFewMetersOn, label: addressOf(courthouse) });
  await click(acrossTown);
  await settle();
  expect(lookUps()).toEqual([courthouse, acrossTown]);
});

test.each([
  [limits.lookupsAnnounced, /look up 20 more addresses today/],
  [1, /look up one more address today/],
  [0, /look up no more addresses today/],
])('the app says that %i look-ups are left, before there are none', async (lookupsLeft, text) => {
  const { click, settle } = capture();
  const info = vi.spyOn(notify, 'info');
  const response = (left: number | null) =>
    net.api.on('reverse-geocode', () =>
      answered('reverse-geocode', { formattedAddress: '1 Congress Ave', lookupsLeft: left }),
    );
  response(limits.lookupsAnnounced + 1);
  await click(courthouse);
  await settle();
  expect(info).not.toHaveBeenCalled();
  response(lookupsLeft);
  await click(acrossTown);
  await settle();
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(text));
  info.mockRestore();
});

test('opening shows position and town without a paid look-up, and staying looks up the street once', async () => {
  const { open, stay, location } = capture();
  await open(courthouse);
  expect(location()).toEqual({ ...courthouse, label: 'Near Austin, TX' });
  expect(lookUps()).toEqual([]);
  await stay();
  expect(location()).toEqual({ ...courthouse, label: addressOf(courthouse) });
  await stay();
  expect(lookUps()).toEqual([courthouse]);
});

test('a click on the map is looked up instead of the town, which is then never paid for', async () => {
  const { open, click, settle, stay, location } = capture();
  await open(courthouse);
  await click(acrossTown);
  await settle();
  await stay();
  expect(lookUps()).toEqual([acrossTown]);
  expect(location()).toEqual({ ...acrossTown, label: addressOf(acrossTown) });
});

test('what the notary types is kept, and needs no look-up', async () => {
  const { open, type, stay, location } = capture();
  await open(courthouse);
  await type('100 Congress Ave, Austin, TX 78701');
  await stay();
  expect(lookUps()).toEqual([]);
  expect(location()).toEqual({ ...courthouse, label: '100 Congress Ave, Austin, TX 78701' });
});

test('what the notary types while the street is looked up is kept', async () => {
  let response: (street: string) => void = () => {};
  const { open, type, stay, location } = capture();
  await open(courthouse);
  net.api.on(
    'reverse-geocode',
    () =>
      new Promise((resolve) => {
        response = (formattedAddress) =>
          resolve(answered('reverse-geocode', { formattedAddress, lookupsLeft: null }));
      }),
  );
  await stay();
  await type('Suite 5');
  await act(async () => response('1 Congress Ave'));
  expect(location().label).toBe('Suite 5');
});

test('the town stays when its street is not known', async () => {
  const { open, stay, location } = capture();
  await open(courthouse);
  net.api.on('reverse-geocode', () => refused(404, { detail: 'No address', code: 'ADDRESS_NOT_FOUND' }));
  await stay();
  expect(location()).toEqual({ ...courthouse, label: 'Near Austin, TX' });
});

test('the wizard looks up the street when the notary goes on after Details, and not before', async () => {
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'granted' }) },
  });
  const getCurrentPosition = (found: (at: unknown) => void) =>
    found({ coords: { latitude: courthouse.lat, longitude: courthouse.lng } });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  const wizard = (step: 1 | 2 | 3) => (
    <Form>
      <LocateAtOnce step={step} />
    </Form>
  );
  const { rerender } = render(wizard(1));
  const settled = () => act(() => vi.advanceTimersByTimeAsync(0));
  await settled();
  expect(net.api.callsOf('reverse-geocode')).toHaveLength(1);
  for (const step of [2, 1, 2] as const) {
    rerender(wizard(step));
    await settled();
  }
  expect(lookUps()).toEqual([]);
  rerender(wizard(3));
  await settled();
  expect(lookUps()).toEqual([courthouse]);
});
