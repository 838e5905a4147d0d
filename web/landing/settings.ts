/** The landing page's build settings. */
export type LandingSettings = {
  /** The site's address without a trailing slash, for links that must be absolute. */
  siteUrl: string | undefined;
  /** Whether to show claims that the operator must be able to prove. */
  showOperatorClaims: boolean;
  supportEmail: string | undefined;
};

/** Reads a build's SITE_ settings; operator claims are hidden unless the setting is exactly `shown`. */
export function landingSettings(env: Record<string, string | undefined>): LandingSettings {
  return {
    siteUrl: env['SITE_URL']?.replace(/\/+$/, '') || undefined,
    showOperatorClaims: env['SITE_OPERATOR_CLAIMS'] === 'shown',
    supportEmail: env['SITE_SUPPORT_EMAIL'] || undefined,
  };
}
