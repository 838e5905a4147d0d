import { assurances, testimonials } from './claims.ts';
import { BrowserBenefits } from './sections/browser-benefits.tsx';
import { Business } from './sections/business.tsx';
import { DigitalVsPaper } from './sections/digital-vs-paper.tsx';
import { Features } from './sections/features.tsx';
import { Footer } from './sections/footer.tsx';
import { Hero } from './sections/hero.tsx';
import { LoanSignings } from './sections/loan-signings.tsx';
import { Pricing } from './sections/pricing.tsx';
import { Reviews } from './sections/reviews.tsx';
import { TopBar } from './sections/top-bar.tsx';
import { WhoBenefits } from './sections/who-benefits.tsx';
import type { Shots } from './shots.ts';

/**
 * The landing page (specification, section 2.2). It is rendered when the site is built and never in a
 * browser.
 */
export function LandingPage({ shots }: { shots: Shots }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main">
        <Hero assurances={assurances} shots={shots} />
        <Features />
        <BrowserBenefits shots={shots} />
        <LoanSignings />
        <Business shots={shots} />
        <WhoBenefits />
        <DigitalVsPaper />
        <Pricing />
        <Reviews testimonials={testimonials} />
      </main>
      <Footer />
    </>
  );
}
