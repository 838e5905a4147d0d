/** The settings that are built into the site. */
interface ImportMetaEnv {
  /** The payment provider's key for browsers; without one the local card field stands in. */
  readonly SITE_STRIPE_KEY?: string;
  readonly SITE_SUPPORT_EMAIL?: string;
  readonly SITE_SUPPORT_PHONE?: string;
}
