import { Icon } from '#web/components/icon.tsx';
import { comparisons } from '../claims.ts';
import { Section } from './section.tsx';

/** Compares the two journals side by side; on a phone, one subject below the other. */
export function DigitalVsPaper() {
  return (
    <Section
      id="comparison"
      title="Digital vs Paper"
      lead="How a digital journal compares with a bound book."
    >
      <table className="versus">
        <caption className="visually-hidden">Digital and paper journals compared</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Matter</span>
            </th>
            <th scope="col">Digital journal</th>
            <th scope="col">Paper journal</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map(({ matter, digital, paper, wins }) => (
            <tr key={matter}>
              <th scope="row">{matter}</th>
              <Cell label="Digital" text={digital} better={wins === 'digital'} />
              <Cell label="Paper" text={paper} better={wins === 'paper'} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cell({ label, text, better }: { label: string; text: string; better: boolean }) {
  return (
    <td className={better ? 'better' : undefined}>
      {/* Shown only where the column headings are hidden. */}
      <span className="versus-label">{label}</span>
      <span>
        {better && (
          <>
            <Icon name="check" size={18} />
            <span className="visually-hidden">Better: </span>
          </>
        )}
        {text}
      </span>
    </td>
  );
}
