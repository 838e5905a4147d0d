import { Icon } from '#web/components/icon.tsx';
import { useSiteConfig } from '#web/lib/site-config.ts';

/** How to contact support if no article helps. */
export function ContactSupport() {
  const email = useSiteConfig()?.supportEmail;
  if (!email) return null;
  return (
    <aside className="help-contact" aria-labelledby="help-contact">
      <h2 id="help-contact">Still stuck?</h2>
      <p>
        Write to us. Describe what you did and what you expected. Never send ID numbers or pictures of
        documents.
      </p>
      <a className="help-mail" href={`mailto:${email}`}>
        <Icon name="mail" size={18} /> Contact Support
      </a>
    </aside>
  );
}
