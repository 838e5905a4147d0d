import { trialDays } from '#shared/data/plans.ts';
import { samplePart } from '#shared/fill-page.ts';
import { Emblem } from '#web/components/emblem.tsx';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { LedgerPage } from '../art/ledger-page.tsx';
import { PhoneShot } from '../art/phone-shot.tsx';
import { ButtonLink } from '../button-link.tsx';
import type { Claim } from '../claims.ts';
import { Part } from '../part.tsx';
import { promise } from '../promise.ts';
import type { Shots } from '../shots.ts';
import { StatePicker } from './state-picker.tsx';

/** One promise, one button, and the product. */
export function Hero({ assurances, shots }: { assurances: readonly Claim[]; shots: Shots }) {
  return (
    <>
      <section className="hero" aria-labelledby="promise">
        <div className="width hero-row">
          <div className="hero-words">
            <p className="eyebrow">{promise.eyebrow}</p>
            <h1 id="promise">{promise.title}</h1>
            <p className="lead">{promise.text}</p>
            <ButtonLink href={paths.register} primary>
              Start {trialDays}-Day Trial
            </ButtonLink>
            <p className="small">No credit card required. Free plan after the trial.</p>
            <p className="hero-proof">
              <Part name={samplePart}>
                <a href={paths.samplePdf}>
                  <Icon name="journal" size={18} />
                  See a sample PDF
                </a>
              </Part>
              <a href="/verify">
                <Icon name="shield" size={18} />
                Check it yourself
              </a>
            </p>
            <StatePicker />
          </div>
          <div className="hero-art">
            <LedgerPage />
            <PhoneShot shots={shots} />
            <Emblem size={150} />
          </div>
        </div>
      </section>
      <section className="assurances" aria-label="What you can rely on">
        <ul className="width">
          {assurances.map(({ id, kind, title, text }) => (
            <Part key={id} name={kind === 'operator-claim' ? id : undefined}>
              <li>
                <strong>{title}</strong>
                {text && <span>{text}</span>}
              </li>
            </Part>
          ))}
        </ul>
      </section>
    </>
  );
}
