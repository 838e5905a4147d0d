import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';

/** Links to a Help Center article; opens a new tab while the page contains unsaved input. */
export function HelpLink({ article, inNewTab = false }: { article: string; inNewTab?: boolean }) {
  const label = inNewTab ? 'Help with this page (opens a new tab)' : 'Help with this page';
  return (
    <Link
      to={paths.help(article)}
      className="icon-button"
      aria-label={label}
      title={label}
      {...(inNewTab && { target: '_blank' })}
    >
      <Icon name="help" size={22} />
    </Link>
  );
}
