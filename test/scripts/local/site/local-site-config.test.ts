import { expect, test } from 'vitest';
import { localSiteConfig } from '#scripts/local/site/local-site-config.ts';

test('pages of the local site report their speed only when they are asked to', () => {
  expect(localSiteConfig({})).not.toHaveProperty('vitals');
  expect(localSiteConfig({ SITE_VITALS: '1' })).toHaveProperty('vitals', true);
});
