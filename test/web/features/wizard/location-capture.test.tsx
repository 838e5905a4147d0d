import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { settleMs, useLocationCapture } from '#web/features/wizard/details/use-location-capture.ts';
import { type EntryForm, newForm } from '#web/features/wizard/form/entry-form.ts';
import { notify } from '#web/lib/toasts.ts';
import { aProfile } from '../../support/answers.ts';
import { answered } from '../../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile());
  net.api.on('reverse-geocode', ({ body }) =>
    answered('reverse-geocode', { formattedAddress: `Near ${JSON.stringify(body)}`, lookupsLeft: null }),
  );
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

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
    () => ({ ...useLocationCapture(), values: useFormContext<EntryForm>().getValues }),
    { wrapper: Form },
  );
  return {
    click: (point: typeof courthouse) => act(async () => result.current.pick(point)),
    settle: () => act(() => vi.advanceTimersByTimeAsync(settleMs)),
    location: () => {
      const { locationLat: lat, locationLng: lng, locationLabel: label } = result.current.values();
      return { lat, lng, label };
    },
  };
}

const lookUps = () => net.api.callsOf('reverse-geocode').map(({ body }) => body);

test('only the last of several quick clicks is looked up', async () => {
  const { click, settle, location } = capture();
  await click(acrossTown);
  await click(aFewMetersOn);
  await click(courthouse);
  expect(location()).toMatchObject(courthouse);
  expect(lookUps()).toEqual([]);
  await settle();
  expect(lookUps()).toEqual([courthouse]);
  expect(location()).toEqual({ ...courthouse, label: `Near ${JSON.stringify(courthouse)}` });
});

test('a click at the same place keeps its address without a look-up', async () => {
  const { click, settle, location } = capture();
  await click(courthouse);
  await settle();
  await click(aFewMetersOn);
  await settle();
  expect(lookUps()).toEqual([courthouse]);
  expect(location()).toEqual({ ...aFewMetersOn, label: `Near ${JSON.stringify(courthouse)}` });
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
  const answer = (left: number | null) =>
    net.api.on('reverse-geocode', () =>
      answered('reverse-geocode', { formattedAddress: '1 Congress Ave', lookupsLeft: left }),
    );
  answer(limits.lookupsAnnounced + 1);
  await click(courthouse);
  await settle();
  expect(info).not.toHaveBeenCalled();
  answer(lookupsLeft);
  await click(acrossTown);
  await settle();
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(text));
  info.mockRestore();
});
