/** The address of the configuration, on the site's own origin. */
export const siteConfigPath = '/config.json';

/**
 * A stage's settings for its site, which is built once for all stages. The deployment writes it, the app reads it, and the
 * service worker keeps the last one for starts without a connection. Everything in it is public.
 */
export type SiteConfig = {
  /** Style descriptor of a street map, with its key. Without it, the app draws its own map. */
  mapStyleUrl?: string;
  /** Stripe's publishable key. Without it, no card can be entered, except on a developer's machine. */
  stripeKey?: string;
  supportEmail?: string;
  supportPhone?: string;
  /** The policy of the public log's witnesses (C2SP tlog-policy), which the verify page applies. */
  witnessPolicy?: string;
  /** The service finds the miles between two addresses. Without it, notaries type them. */
  drivingDistances?: true;
  /** Pages report how fast they were. */
  vitals?: true;
};
