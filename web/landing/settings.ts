/** What the landing page is built with. */
export type LandingSettings = {
  /** The site's address without a slash at its end, for links that must be absolute. */
  siteUrl: string | undefined;
  /** Whether claims may be shown that the operator must be able to prove. */
  showOperatorClaims: boolean;
  supportEmail: string | undefined;
};

/** Reads the SITE_ settings of a build; a claim is hidden unless the setting says exactly `shown`. */
export function landingSettings(env: Record<string, string | undefined>): LandingSettings {
  return {
    siteUrl: env['SITE_URL']?.replace(/\/+$/, '') || undefined,
    showOperatorClaims: env['SITE_OPERATOR_CLAIMS'] === 'shown',
    supportEmail: env['SITE_SUPPORT_EMAIL'] || undefined,
  };
}
