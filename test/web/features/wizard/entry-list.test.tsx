import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EntryList } from '#web/features/wizard/review/entry-list.tsx';
import { signature } from '../../support/entries.ts';

afterEach(cleanup);

const line = (path: string, label: string, text: string, more = {}) => ({
  ...{ path, step: 1 as const, person: '', label, text, image: '' },
  ...more,
});

it('shows each entry of a visit in one row, with one button that leads to its documents', async () => {
  const onGoTo = vi.fn();
  const lines = [
    line('documentType', 'Document Type', 'Deed of Trust'),
    line('actType', 'Notarial Act', 'Acknowledgment'),
    line('oathAdministered', 'Oath Administered', 'No'),
    line('fee', 'Fee', '$15.00'),
    line('documents.0.description', 'Document 1', 'Deed of Trust'),
    line('signers.0.signatureDataUrl', 'Signature', '', { person: 'Signer 1', image: signature }),
  ];
  render(<EntryList entries={[{ index: 2, lines }]} onGoTo={onGoTo} />);
  const row = screen.getByRole('listitem');
  expect(row.getAttribute('value')).toBe('3');
  expect(within(row).getByText('Deed of Trust').tagName).toBe('STRONG');
  expect(row.textContent).toContain('Notarial Act: Acknowledgment · Oath Administered: No · Fee: $15.00');
  expect(within(row).getByText('Fee:').className).toBe('visually-hidden');
  expect(within(row).getByAltText('Signer 1: Signature').getAttribute('src')).toBe(signature);
  await userEvent.setup().click(within(row).getByRole('button', { name: 'Change entry 3' }));
  expect(onGoTo.mock.calls).toEqual([[2, 'documents.0.description']]);
});
