import type { ReactNode } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { Citation } from './citation.tsx';
import { type Basis, type RuleInWords, toldInFull } from './told.ts';

/** A titled block of rules, folded until it is opened, searched, or linked to. */
export function RuleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rule-section" id={idOf(title)}>
      <summary>
        <h3>{title}</h3>
        <Icon name="down" />
      </summary>
      <div className="rule-section-body">{children}</div>
    </details>
  );
}

/** Returns the address of a section within the page: `loss-or-theft`. */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

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

/** Rules in full, each with its source. Belongs in a `dl`. */
export function RulesInFull({ rules }: { rules: readonly RuleInWords[] }) {
  return rules.map((rule) => (
    <Rule key={rule.name} name={rule.name} basis={rule.basis}>
      <p className="tabular">{toldInFull(rule)}</p>
    </Rule>
  ));
}
