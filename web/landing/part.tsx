import type { ReactNode } from 'react';

/**
 * A part of the page that only some stages show: browsers show no template, and the deployment either unpacks or removes
 * it (shared/fill-page.ts). Without a name, the part is shown everywhere.
 */
export function Part({ name, children }: { name: string | undefined; children: ReactNode }) {
  return name ? <template data-part={name}>{children}</template> : children;
}
