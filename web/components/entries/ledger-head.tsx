import type { ReactNode } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { Icon } from '../icon.tsx';
import { LinkButton } from '../link-button.tsx';
import { Refreshing } from '../page/refreshing.tsx';

/** The head of a list of entries: its title with the count, once known, and a link to a new entry. */
export function LedgerHead({
  id,
  title,
  total,
  loading,
  children,
}: {
  id: string;
  title: string;
  total: number | undefined;
  loading: boolean;
  /** Actions on the whole list. */
  children?: ReactNode;
}) {
  return (
    <div className="ledger-head">
      <h2 id={id}>
        {title}
        {total !== undefined && (
          <span className="ledger-count tabular">{total.toLocaleString('en-US')} total</span>
        )}
        {loading && <Refreshing />}
      </h2>
      {children}
      <LinkButton to={paths.wizard()} primary>
        <Icon name="plus" size={18} />
        New Entry
      </LinkButton>
    </div>
  );
}
