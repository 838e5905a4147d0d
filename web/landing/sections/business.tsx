import { shotPicture } from '../art/shot-picture.tsx';
import { businessPoints } from '../claims.ts';
import type { Shots } from '../shots.ts';
import { Section } from './section.tsx';

/** Orders, miles, invoices, and taxes beside the journal. */
export function Business({ shots }: { shots: Shots }) {
  const picture = shotPicture(shots, {
    name: 'business-year-1280',
    alt: 'The year of a notary’s business: notarial fees, other income, expenses, miles, and charts by month.',
    lazy: true,
  });
  return (
    <Section
      id="business"
      title="The business around the act"
      lead="From the order to the tax return, beside your journal and apart from it: nothing here changes a sealed entry."
    >
      <div className="split">
        <ul className="points">
          {businessPoints.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {picture && <div className="desk">{picture}</div>}
      </div>
    </Section>
  );
}
