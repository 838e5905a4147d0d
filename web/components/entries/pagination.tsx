import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import { pageButtons } from './page-buttons.ts';

/** `Showing 21-40 of 57 entries`, Previous, page buttons, and Next; nothing when there is only one page. */
export function Pagination({
  page,
  pageSize,
  total,
  hrefOf,
}: {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const count = (value: number) => value.toLocaleString('en-US');
  const first = count((page - 1) * pageSize + 1);
  const last = count(Math.min(page * pageSize, total));
  return (
    <nav className="pagination" aria-label="Pages">
      <p className="pagination-count tabular">{`Showing ${first}-${last} of ${count(total)} entries`}</p>
      <ul>
        <li>
          <Step label="Previous" icon="back" to={page > 1 ? hrefOf(page - 1) : undefined} />
        </li>
        {pageButtons(page, pages).map((button) =>
          typeof button === 'number' ? (
            <li key={button} className="pagination-page">
              <Link
                to={hrefOf(button)}
                className="page-button tabular"
                aria-label={`Page ${button}`}
                aria-current={button === page ? 'page' : undefined}
              >
                {button}
              </Link>
            </li>
          ) : (
            <li key={button} className="pagination-gap pagination-page">
              …
            </li>
          ),
        )}
        <li>
          <Step label="Next" icon="forward" to={page < pages ? hrefOf(page + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}

function Step({ label, icon, to }: { label: string; icon: 'back' | 'forward'; to: string | undefined }) {
  const content = (
    <>
      {icon === 'back' && <Icon name="back" size={18} />}
      <span>{label}</span>
      {icon === 'forward' && <Icon name="forward" size={18} />}
    </>
  );
  if (!to) {
    return (
      <span className="page-button page-step" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <Link to={to} className="page-button page-step">
      {content}
    </Link>
  );
}
