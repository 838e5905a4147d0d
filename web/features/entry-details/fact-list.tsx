import type { ReactNode } from 'react';
import { CorrectionMark } from './corrections.tsx';

/** A titled block of the entry. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="detail-section" aria-label={title}>
      <h2>{title}</h2>
      <CorrectionMark name={title} />
      {children}
    </section>
  );
}

/** Facts of an entry, as names and values. Missing values are not shown. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value === 0 || Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className="fact-list">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">
            {value}
            <CorrectionMark name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
