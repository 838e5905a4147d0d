import { loanVisit, visitSteps } from '../claims.ts';
import { Section } from './section.tsx';

const { documents, taps, signatures } = loanVisit;
const figures = [
  [documents, 'entries'],
  [signatures, 'signatures'],
  [taps, 'taps'],
] as const;

/** One visit with a package of documents, for mobile notaries and loan signing agents. */
export function LoanSignings() {
  return (
    <Section
      id="loan-signings"
      title="A loan package in one visit"
      lead="For mobile notaries and loan signing agents: many documents, one signer, one seal."
    >
      <div className="split visit">
        <div>
          <dl className="figures">
            {figures.map(([figure, what]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="small">
            Counted on a phone for {documents} documents, with a signer from an earlier entry and a saved
            list. Without a list, you type the titles once. Photos that your state requires come on top.
          </p>
        </div>
        <ol className="points steps">
          {visitSteps.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
