import { useEffect } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { Seal } from '#web/components/seal.tsx';
import { paths } from '#web/lib/paths.ts';
import { productName } from './product.ts';
import './entry-page.css';

/** The front door: what this is, and the way in. */
export function EntryPage() {
  useEffect(() => {
    document.title = productName;
  }, []);
  return (
    <main className="entry-page">
      <Seal size={136} />
      <h1>{productName}</h1>
      <p>
        A journal for notaries public in the United States: every act recorded, numbered without gaps and kept
        under seal.
      </p>
      <div className="entry-page-actions">
        <LinkButton to={paths.register} primary>
          Sign up
        </LinkButton>
        <LinkButton to={paths.login}>Log in</LinkButton>
      </div>
    </main>
  );
}
