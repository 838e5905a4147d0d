import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '#web/app/product.ts';
import { Emblem } from '#web/components/emblem.tsx';
import { LedgerPage } from './art/ledger-page.tsx';
import { promise } from './promise.ts';

/** The picture that messengers show beside a link to the site, 1200 by 630, as HTML (`npm run og-image`). */
export function renderOgImage(): string {
  return renderToStaticMarkup(
    <main>
      <div>
        <p>
          <Emblem size={72} />
          {productName}
        </p>
        <h1>{promise.title}</h1>
      </div>
      <LedgerPage />
      <Emblem size={168} />
    </main>,
  );
}
