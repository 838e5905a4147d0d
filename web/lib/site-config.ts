import { useEffect, useState } from 'react';
import { type SiteConfig, siteConfigPath } from '#shared/site-config.ts';
import { warn } from './warn.ts';

let reading: Promise<SiteConfig> | undefined;

async function read(): Promise<SiteConfig> {
  const response = await fetch(siteConfigPath, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The configuration answers ${response.status}`);
  return response.json();
}

/**
 * Returns the configuration of the site, which is read once. It is empty if it cannot be read: the app then works
 * without what needs it, and reads it again once there is a connection.
 */
export function siteConfig(): Promise<SiteConfig> {
  reading ??= read().catch((error) => {
    warn('The configuration of the site cannot be read', error);
    window.addEventListener('online', () => (reading = undefined), { once: true });
    return {};
  });
  return reading;
}

/** Returns the configuration of the site; undefined until it is read. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    let isGone = false;
    void siteConfig().then((found) => {
      if (!isGone) setConfig(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return config;
}
