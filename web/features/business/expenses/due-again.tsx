import { Button } from '@aws-amplify/ui-react';
import { shownAmount } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PaperList } from '../papers/paper-list.tsx';
import type { Expense } from './expense-row.tsx';
import { repeatsWords } from './repeats-words.ts';

const failure = 'Failed to load the expenses that are due again';

type Due = Expense & { nextDue: string };

const isDueBy =
  (day: string) =>
  (expense: Expense): expense is Due =>
    typeof expense.nextDue === 'string' && expense.nextDue <= day;

function DueExpense({ expense }: { expense: Due }) {
  const notary = useNotary();
  const refresh = useRefreshBusiness();
  const { id, category, amount, description, repeats, nextDue } = expense;
  const add = useCall(
    async () => {
      const body = { category, amount, description, date: nextDue, repeatedExpenseId: id };
      await api('add-expense', { body });
      await refresh();
    },
    { failed: (reason) => `The expense was not added: ${reason}`, done: 'Expense added' },
  );
  const stop = useCall(
    async () => {
      // The present copy has what another device changed since, and its receipt.
      const now = await api('get-expense', { params: { id } });
      await api('update-expense', { params: { id }, body: { ...now, repeats: null } });
      await refresh();
    },
    { failed: (reason) => `The expense still repeats: ${reason}`, done: 'The expense no longer repeats' },
  );
  return (
    <li>
      <span className="paper-when tabular">{formatDay(nextDue, notary)}</span>
      <span className="paper-what">
        <span className="paper-name">{description}</span>
        <span className="muted paper-small">{repeats && repeatsWords[repeats]}</span>
      </span>
      <span className="paper-sums tabular">{shownAmount(amount)}</span>
      <span className="row-actions">
        <Button
          aria-label={`Add ${description}`}
          isLoading={add.busy}
          loadingText="Adding…"
          isDisabled={stop.busy}
          onClick={() => void add.run()}
        >
          Add
        </Button>
        <Button
          aria-label={`Stop repeating ${description}`}
          isLoading={stop.busy}
          loadingText="Stopping…"
          isDisabled={add.busy}
          onClick={() => void stop.run()}
        >
          Stop repeating
        </Button>
      </span>
    </li>
  );
}

/** Expenses that are due again by today. Each is recorded only when the notary adds it. */
export function DueAgain() {
  const today = useToday();
  const list = useList('list-expenses', { due: today }, { failure, isQuiet: true });
  const items = list.items?.filter(isDueBy(today));
  if (!items || items.length === 0) return null;
  return (
    <PaperList
      title="Due again"
      list={{ ...list, items }}
      failure={failure}
      empty={null}
      note="Add what you paid. You can change the date and amount later, and attach the receipt."
    >
      {(expense) => <DueExpense expense={expense} />}
    </PaperList>
  );
}
