import { type Claim, features } from '../claims.ts';
import { Section } from './section.tsx';

/** The features, drawn as the numbered entries of a ledger. */
export function Features() {
  return (
    <Section
      id="features"
      title="What a paper book can’t do"
      lead="Everything you expect from a bound journal, and more."
    >
      <ol className="ledger">
        {features.map((feature, index) => (
          <Row key={feature.id} number={index + 1} feature={feature} />
        ))}
      </ol>
    </Section>
  );
}

function Row({ number, feature: { title, text } }: { number: number; feature: Claim }) {
  return (
    <li>
      <span className="ledger-number" aria-hidden="true">
        {String(number).padStart(6, '0')}
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
