import { productName } from '#web/app/product.ts';
import { PageHead } from '../states/page-head.tsx';
import { type RenderedPage, rendered } from '../states/rendered-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.tsx';
import { securityText } from './security-text.tsx';
import { termsText } from './terms-text.tsx';

/** Renders the legal pages, with the placeholders of shared/fill-page.ts. */
export function renderLegalPages(): RenderedPage[] {
  return [privacyText, termsText, securityText].map((text) => {
    const { path, title, description } = text;
    const head = <PageHead title={`${title} · ${productName}`} description={description} path={path} />;
    return rendered(path, head, <LegalPage text={text} />);
  });
}
