import type { ReactNode } from 'react';
import { legalPages } from '#shared/legal-pages.ts';
import { productName } from '#web/app/product.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** The frame of the plain pages of the site: bar, fine print, and links to the legal pages. */
export function PageFrame({ children, finePrint }: { children: ReactNode; finePrint: string }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <a className="brand" href="/">
          <img src="/seal.svg" alt="" width="36" height="36" />
          {productName}
        </a>
        <nav aria-label="Site">
          <a className="touch-link" href={paths.login}>
            Log in
          </a>
        </nav>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <p>{finePrint}</p>
        <nav aria-label="About this service">
          {legalPages.map(({ path, label }) => (
            <a key={path} className="touch-link" href={path}>
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
}
