import type { ReactNode } from 'react';
import { Citation } from './citation.tsx';

/** A titled block of rules. */
export function RuleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rule-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The law behind a rule. */
type Basis = { cite: string; toVerify: boolean };

/** A rule with its name, text, and source. Belongs in a `dl`. */
export function Rule({ name, basis, children }: { name: string; basis: Basis | null; children: ReactNode }) {
  return (
    <div className="rule">
      <dt>{name}</dt>
      <dd>
        {children}
        {basis && <Citation cite={basis.cite} toVerify={basis.toVerify} />}
      </dd>
    </div>
  );
}
