import { DeskShot } from '../art/desk-shot.tsx';
import { browserBenefits } from '../claims.ts';
import type { Shots } from '../shots.ts';
import { Section } from './section.tsx';

/** The benefits of a journal that runs in the browser. */
export function BrowserBenefits({ shots }: { shots: Shots }) {
  return (
    <Section
      id="browser-benefits"
      title="Works wherever you are"
      lead="At the kitchen table, in the car, at the office: one journal in the browser you already have."
    >
      <div className="split">
        <ul className="points">
          {browserBenefits.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <DeskShot shots={shots} />
      </div>
    </Section>
  );
}
