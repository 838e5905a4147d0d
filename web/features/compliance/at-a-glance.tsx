import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { ToVerify } from './citation.tsx';
import { atAGlance } from './rules-in-words.ts';

/** The answer of every rule, on one screen. The sections below have the sources. */
export function AtAGlance({ requirements }: { requirements: StateRequirements }) {
  return (
    <section className="glance" aria-labelledby="at-a-glance">
      <h3 id="at-a-glance">At a Glance</h3>
      <dl>
        {atAGlance(requirements).map(({ name, answer, basis }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {answer} {basis?.toVerify && <ToVerify />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
