import type { ReactNode } from 'react';
import { trialDays } from '#shared/data/plans.ts';
import { productName } from '#web/app/product.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** The frame of all pages of the states: bar, offer, and fine print. */
export function PageFrame({ children }: { children: ReactNode }) {
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
      <main id="main">
        {children}
        <section className="offer" aria-labelledby="offer">
          <h2 id="offer">A journal that follows these rules</h2>
          <p>
            {productName} asks for what your state requires, leaves out what it prohibits, and cites the law
            for each field.
          </p>
          <a className="button" href={paths.register}>
            Start {trialDays}-Day Trial
          </a>
        </section>
      </main>
      <footer className="foot">
        <p>
          This page is not legal advice. Consult your Secretary of State or counsel before you rely on it.
        </p>
      </footer>
    </>
  );
}
