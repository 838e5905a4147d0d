import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StreetMap } from '#web/components/map/street-map.tsx';

const streets = 'https://maps.test/style?key=x';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const map = (mapStyleUrl: string | undefined, needsStreets: boolean) => (
  <StreetMap mapStyleUrl={mapStyleUrl} needsStreets={needsStreets}>
    {(style) => <p>{typeof style === 'string' ? style : 'our own style'}</p>}
  </StreetMap>
);

const show = (mapStyleUrl: string | undefined, needsStreets = false) =>
  render(map(mapStyleUrl, needsStreets));

const button = () => screen.queryByRole('button', { name: 'Show streets' });

test('streets, which cost money, are loaded only when someone asks for them', async () => {
  show(streets);
  expect(screen.getByText('our own style')).toBeDefined();
  const asked = button();
  if (!asked) throw new Error('There is no button');
  await userEvent.click(asked);
  expect(screen.getByText(streets)).toBeDefined();
  expect(button()).toBeNull();
});

test('streets show at once while the notary looks for a place, and stay when it is known', () => {
  const { rerender } = show(streets);
  rerender(map(streets, true));
  expect(screen.getByText(streets)).toBeDefined();
  rerender(map(streets, false));
  expect(screen.getByText(streets)).toBeDefined();
  expect(button()).toBeNull();
});

test('a stage without a street map offers none', () => {
  show(undefined);
  expect(screen.getByText('our own style')).toBeDefined();
  expect(button()).toBeNull();
});

test('without a connection, the map stays as it is and can be asked again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(streets);
  await userEvent.click(button() as HTMLElement);
  expect(screen.getByText('our own style')).toBeDefined();
  expect(button()).not.toBeNull();
});
