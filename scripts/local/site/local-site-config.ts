import { pageFacts, stageOf } from '#infra/stages.ts';
import type { PageFacts } from '#shared/fill-page.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { localWitnessPolicy } from '../local-witness-policy.ts';

/** Invented support contacts. */
const invented = { email: 'support@example.com', phone: '+1 555 010 0100' };

/** Returns the configuration of the local site: what a deployment takes from the settings of its stage. */
export function localSiteConfig(environment: NodeJS.ProcessEnv = process.env): SiteConfig {
  const witnessPolicy = localWitnessPolicy(environment);
  const { SITE_MAP_STYLE_URL: mapStyleUrl, SITE_STRIPE_KEY: stripeKey } = environment;
  return {
    ...(mapStyleUrl && { mapStyleUrl }),
    ...(stripeKey && { stripeKey }),
    supportEmail: environment['SITE_SUPPORT_EMAIL'] || invented.email,
    supportPhone: environment['SITE_SUPPORT_PHONE'] || invented.phone,
    ...(stageOf('local').drivingDistances && { drivingDistances: true }),
    ...(environment['SITE_VITALS'] && { vitals: true }),
    ...(witnessPolicy && { witnessPolicy }),
  };
}

/** Returns what the local pages say: the facts of the stage `local`, unless the environment has others. */
export function localPageFacts(siteUrl: string, environment: NodeJS.ProcessEnv = process.env): PageFacts {
  const settings = {
    supportEmail: environment['SITE_SUPPORT_EMAIL'] || invented.email,
    operatorClaims: environment['SITE_OPERATOR_CLAIMS'],
    operatorName: environment['SITE_OPERATOR_NAME'],
    operatorAddress: environment['SITE_OPERATOR_ADDRESS'],
    operatorLaw: environment['SITE_OPERATOR_LAW'],
  };
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value));
  return { ...pageFacts(stageOf('local', given)), siteUrl };
}
