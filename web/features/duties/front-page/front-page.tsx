import { LinkButton } from '#web/components/link-button.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { FrontPageForm } from './front-page-form.tsx';
import { PageChanges } from './page-lines.tsx';
import { ShownPage } from './shown-page.tsx';
import { StateRules } from './state-rules.tsx';
import './front-page.css';

const failure = 'Failed to load the front page';

/** The front page of the journal: what it shows, what the states require on it, and what the notary adds. */
export function FrontPage() {
  useViewTitle('Front page', 'Who keeps this journal, and who takes care of it');
  const { data: page, error, mutate } = useApi('get-front-page', {}, { failure });
  if (error && !page) {
    return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  }
  if (!page) return <Skeleton label="Loading…" lines={6} />;
  return (
    <>
      <ShownPage current={page} />
      {page.states.length === 0 && (
        <section className="matter-block" aria-label="Your states">
          <p>Choose your states to see what their law requires on this page.</p>
          <LinkButton to={paths.settingsCard('practice-states')}>Choose your states</LinkButton>
        </section>
      )}
      {page.states.map((rules) => (
        <StateRules key={rules.stateCode} rules={rules} />
      ))}
      <FrontPageForm
        page={page}
        onSaved={(saved) => void mutate(saved, { revalidate: false })}
        onStale={() => void mutate()}
      />
      {page.changes.length > 0 && (
        <section className="matter-block" aria-labelledby="front-page-changes">
          <h2 id="front-page-changes">Changes</h2>
          <PageChanges changes={page.changes} />
        </section>
      )}
    </>
  );
}
