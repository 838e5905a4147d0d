import { trialDays } from '#shared/data/plans.ts';
import { placeholders, supportPart } from '#shared/fill-page.ts';
import { legalPages } from '#shared/legal-pages.ts';
import { standardsPath, statesPath } from '#shared/state-pages.ts';
import { productName } from '#web/app/product.ts';
import { Emblem } from '#web/components/emblem.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { anchors } from '../anchors.ts';
import { ButtonLink } from '../button-link.tsx';
import { Part } from '../part.tsx';

/** The final call to action and the fine print. The year is the specification's (section 1). */
export function Footer() {
  return (
    <>
      <section className="closing" aria-labelledby="closing-title">
        <div className="width">
          <Emblem size={88} />
          <h2 id="closing-title">Record your next act here.</h2>
          <p className="lead">All you need is a name, an email address, and a minute.</p>
          <ButtonLink href={paths.register} primary>
            Start {trialDays}-Day Trial
          </ButtonLink>
        </div>
      </section>
      <footer className="footer">
        <div className="width footer-row">
          <nav aria-label="Footer">
            <ul>
              {anchors.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
              <li>
                <a href={statesPath}>Rules by state</a>
              </li>
              <li>
                <a href={standardsPath}>Standards by state</a>
              </li>
              <li>
                <a href="/verify">Check a document</a>
              </li>
              <li>
                <a href={paths.login}>Log in</a>
              </li>
              {legalPages.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
              <Part name={supportPart}>
                <li>
                  <a href={`mailto:${placeholders.supportEmail}`}>Contact</a>
                </li>
              </Part>
            </ul>
          </nav>
          <p>
            {productName} helps you follow your state’s journal rules. It is not legal advice. Consult your
            Secretary of State or an attorney.
          </p>
          <p>© 2025 {productName}</p>
        </div>
      </footer>
    </>
  );
}
