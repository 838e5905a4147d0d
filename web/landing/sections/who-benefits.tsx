import { trialDays } from '#shared/data/plans.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { ButtonLink } from '../button-link.tsx';
import { audiences } from '../claims.ts';
import { Section } from './section.tsx';

/** The journal's audiences, with a sign-up link for them. */
export function WhoBenefits() {
  return (
    <Section
      id="who-benefits"
      title="Built for every kind of notary"
      lead="From a few acts a month to a signing every hour."
    >
      <ul className="audiences">
        {audiences.map(({ name, need }) => (
          <li key={name}>
            <strong>{name}</strong> <span>{need}</span>
          </li>
        ))}
      </ul>
      <p className="after">
        <ButtonLink href={paths.register} primary>
          Start {trialDays}-Day Trial
        </ButtonLink>
      </p>
    </Section>
  );
}
