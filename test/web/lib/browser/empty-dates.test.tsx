import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { markEmptyDates } from '#web/lib/browser/empty-dates.ts';

let stop = () => {};
afterEach(() => stop());

const isMarked = (label: string) => screen.getByLabelText(label).hasAttribute('data-empty');

function Form({ onReady }: { onReady: (fill: () => void) => void }) {
  const [on, setOn] = useState('');
  const { register, setValue } = useForm({ defaultValues: { until: '' } });
  onReady(() => setValue('until', '2031-05-17'));
  return (
    <>
      <input aria-label="On" type="date" value={on} onChange={({ target }) => setOn(target.value)} />
      <input aria-label="Until" type="date" {...register('until')} />
      <button type="button" onClick={() => setValue('until', '')}>
        None
      </button>
      {on}
    </>
  );
}

test('an empty date is marked until it has a value, typed or set by script', async () => {
  let fill = () => {};
  stop = markEmptyDates();
  const user = userEvent.setup();
  render(<Form onReady={(ready) => (fill = ready)} />);
  await vi.waitFor(() => expect([isMarked('On'), isMarked('Until')]).toEqual([true, true]));
  fill();
  await user.type(screen.getByLabelText('On'), '2026-11-20');
  await vi.waitFor(() => expect([isMarked('On'), isMarked('Until')]).toEqual([false, false]));
  await user.click(screen.getByRole('button', { name: 'None' }));
  await vi.waitFor(() => expect(isMarked('Until')).toBe(true));
  await act(() => user.clear(screen.getByLabelText('On')));
  await vi.waitFor(() => expect(isMarked('On')).toBe(true));
});
