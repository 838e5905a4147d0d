import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentPackage, PackageRow } from '#shared/data/package-starters.ts';
import { aProfile } from '#test/web/support/answers.ts';
import { answered, refused } from '#test/web/support/fake-api.ts';
import { openSection } from '#test/web/support/section.tsx';
import { fakeApiPerTest, storeSession } from '#test/web/support/site.tsx';
import { PackagePicker } from '#web/features/wizard/packages/package-picker.tsx';
import { SaveAsPackage } from '#web/features/wizard/packages/save-as-package.tsx';
import type { ApiOutput } from '#web/lib/api/api-types.ts';

const net = fakeApiPerTest();
const row = (title: string): PackageRow => ({ title, documentType: null, actType: null, fee: null });
const refinance: DocumentPackage = { name: 'Refinance', rows: [row('Deed of Trust'), row('Affidavit')] };
const deed: DocumentPackage = { name: 'Deed', rows: [row('Grant Deed')] };

let stored: ApiOutput<'list-packages'>;
const names = () => stored.packages.map(({ name }) => name);

beforeEach(() => {
  storeSession(aProfile());
  stored = { version: 3, packages: [refinance, deed] };
  net.api.on('list-packages', () => answered('list-packages', stored));
  net.api.on('save-packages', ({ body }) => {
    const { version, packages } = body as { version: number; packages: { name: string; rows: object[] }[] };
    if (version !== stored.version) return refused(409, { detail: 'Stale', code: 'PACKAGES_VERSION_STALE' });
    const known = new Map([refinance, deed].map((list) => [list.rows.length, list.rows]));
    stored = {
      version: version + 1,
      packages: packages.map(({ name, rows }) => ({ name, rows: known.get(rows.length) ?? [] })),
    };
    return answered('save-packages', stored);
  });
});

async function openDialog(onPick: (rows: readonly PackageRow[]) => void = () => {}) {
  const { user } = openSection(<PackagePicker onPick={onPick} />);
  await user.click(screen.getByRole('button', { name: 'Use a list' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await dialog.findByText('Refinance');
  return { user, dialog };
}

it('adds the documents of the chosen list', async () => {
  const onPick = vi.fn();
  const { user, dialog } = await openDialog(onPick);
  await user.click(dialog.getByText('2 documents: Deed of Trust, Affidavit'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(refinance.rows);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('moves, renames, and deletes lists, and a deleted one can be taken back to its place', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByText('Edit lists'));
  await user.click(dialog.getByLabelText('Move Deed up'));
  await vi.waitFor(() => expect(names()).toEqual(['Deed', 'Refinance']));

  const name = dialog.getByLabelText('Name of the list Deed');
  await user.clear(name);
  await user.type(name, 'Home sale');
  await user.click(dialog.getByText('Rename'));
  await vi.waitFor(() => expect(names()).toEqual(['Home sale', 'Refinance']));

  await user.click(await dialog.findByLabelText('Delete Home sale'));
  await vi.waitFor(() => expect(names()).toEqual(['Refinance']));
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await vi.waitFor(() => expect(names()).toEqual(['Home sale', 'Refinance']));
});

it('keeps the documents of a visit under a free name, without rows that have no title', async () => {
  stored = { version: 3, packages: [{ ...deed, name: 'Deed of Trust and 1 more' }] };
  const { user } = openSection(<SaveAsPackage rows={[...refinance.rows, row('  ')]} />);
  await user.click(screen.getByRole('button', { name: 'Save as a list' }));
  await screen.findByText(/Saved as the list “Deed of Trust and 1 more 2”/);
  expect(stored.packages[0]).toEqual({ name: 'Deed of Trust and 1 more 2', rows: refinance.rows });
});

it('keeps no list with a number that no journal may contain', async () => {
  const { user } = openSection(<SaveAsPackage rows={[row('Affidavit, SSN 123-45-6789')]} />);
  await user.click(screen.getByRole('button', { name: 'Save as a list' }));
  await screen.findByText(/contains a number that may be personal/);
  expect(net.api.callsOf('save-packages')).toEqual([]);
});
