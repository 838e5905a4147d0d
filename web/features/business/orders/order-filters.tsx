import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { missingParts, orderStatuses } from '#shared/schemas/business/order.ts';
import { missingWords, statusWords } from './order-words.ts';
import type { FilterName, useOrderFilters } from './use-order-filters.ts';

/** Filters the orders by status, by what is missing, and by day. */
export function OrderFilters({ query, count, set, clear }: ReturnType<typeof useOrderFilters>) {
  const field = (name: FilterName, label: string) => ({
    name,
    label,
    value: query[name] ?? '',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <search className="order-filters" aria-label="Filters">
      <SelectField {...field('status', 'Status')}>
        <option value="">All</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status].label}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('missing', 'Missing')}>
        <option value="">Anything or nothing</option>
        {missingParts.map((part) => (
          <option key={part} value={part}>
            {missingWords[part].label}
          </option>
        ))}
      </SelectField>
      <TextField {...field('from', 'From')} type="date" max={query.to} />
      <TextField {...field('to', 'To')} type="date" min={query.from} />
      {count > 0 && <Button onClick={clear}>Clear filters</Button>}
    </search>
  );
}
