import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProfile } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

test('says what happens with a new commission only where one can follow', async () => {
  const profile = { ...aProfile(), primaryNotaryState: 'CA' };
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  const { user } = openSite('/app?view=duties&page=hand-over');
  const reason = await screen.findByLabelText('How does it end?');
  const heading = () => screen.queryByRole('heading', { name: 'With a new commission' });
  await user.type(screen.getByLabelText('Last day of the commission'), '2026-12-31');
  await user.selectOptions(reason, 'It expires, and I am renewing it');
  expect(heading()).not.toBeNull();
  await user.selectOptions(reason, 'I resign');
  expect(screen.getByRole('heading', { name: 'What the law says' })).toBeDefined();
  expect(heading()).toBeNull();
});
