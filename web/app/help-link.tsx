import { Link, useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { paths, settingsTabIn, type View } from '#web/lib/paths.ts';
import { articleOf } from './view-help.ts';

/** The way from a view to the article about it. */
export function HelpLink({ view }: { view: View }) {
  const [search] = useSearchParams();
  const article = articleOf(view, settingsTabIn(search));
  if (!article) return null;
  return (
    <Link
      to={paths.help(article)}
      className="icon-button"
      aria-label="Help with this page"
      title="Help with this page"
    >
      <Icon name="help" size={22} />
    </Link>
  );
}
