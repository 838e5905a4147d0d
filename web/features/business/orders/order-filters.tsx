import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { missingParts, orderStatuses } from '#shared/schemas/business/order.ts';
import { Icon } from '#web/components/icon.tsx';
import { missingWords, statusWords } from './order-words.ts';
import type { FilterName, useOrderFilters } from './use-order-filters.ts';

/** Filters the orders by status, by what is missing, and by day. A phone shows them on demand. */
export function OrderFilters({ query, count, set, clear }: ReturnType<typeof useOrderFilters>) {
  const field = (name: FilterName, label: string) => ({
    name,
    label,
    value: query[name] ?? '',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const panel = useId();
  // The search has a field of its own, so it isn't counted.
  const own = count - (query.q ? 1 : 0);
  const [isOpen, setOpen] = useState(own > 0);
  return (
    <search className="order-filters" aria-label="Filters">
      <Button
        className="order-filters-toggle"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={18} /> Filters{own > 0 && ` (${own})`}
      </Button>
      <div id={panel} className={`order-filter-fields ${isOpen ? '' : 'order-filter-fields-closed'}`}>
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
      </div>
    </search>
  );
}
