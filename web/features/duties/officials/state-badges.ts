import type { Inspection } from '#web/lib/api/api-types.ts';

/** How the state of a link is shown. */
export const stateBadges = {
  active: { label: 'Active', variation: 'success' },
  expired: { label: 'Expired', variation: 'info' },
  revoked: { label: 'Revoked', variation: 'warning' },
} as const satisfies Record<Inspection['state'], { label: string; variation: string }>;
