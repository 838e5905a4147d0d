import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useSiteConfig } from '#web/lib/site-config.ts';

/** Shows the support contacts that the plan includes, and where to read. */
export function Support({ support }: { support: Subscription['features']['support'] }) {
  const { supportEmail: email, supportPhone: phone } = useSiteConfig() ?? {};
  const hasPhone = support === 'phone' || support === 'priority';
  return (
    <section className="subscription-card subscription-support" aria-labelledby="support">
      <h2 id="support">Support &amp; Resources</h2>
      {support === 'priority' && <p>Your plan has priority support.</p>}
      <ul className="support-links">
        {email && support !== 'none' && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" /> {email}
            </a>
          </li>
        )}
        {hasPhone && phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" /> {phone}
            </a>
          </li>
        )}
        <li>
          <Link to={paths.help()}>
            <Icon name="help" /> Help Center
          </Link>
        </li>
        <li>
          <Link to={paths.compliance()}>
            <Icon name="scales" /> State Guide
          </Link>
        </li>
      </ul>
    </section>
  );
}
