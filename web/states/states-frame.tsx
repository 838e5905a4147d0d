import type { ReactNode } from 'react';
import { trialDays } from '#shared/data/plans.ts';
import { productName } from '#web/app/product.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { PageFrame } from './page-frame.tsx';

/** The frame of all pages of the states, with our offer at the end. */
export function StatesFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame finePrint="This page is not legal advice. Consult your Secretary of State or counsel before you rely on it.">
      {children}
      <section className="offer" aria-labelledby="offer">
        <h2 id="offer">A journal that follows these rules</h2>
        <p>
          {productName} asks for what your state requires, leaves out what it prohibits, and cites the law for
          each field.
        </p>
        <a className="button" href={paths.register}>
          Start {trialDays}-Day Trial
        </a>
      </section>
    </PageFrame>
  );
}
