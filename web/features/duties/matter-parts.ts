import { type ComponentType, lazy } from 'react';
import type { Matter, MatterKind, MatterOf } from '#shared/schemas/matter.ts';

/** What a kind's part of the page gets: the matter, and what to call with its next version, or if another device changed it. */
export type MatterPartProps<M extends Matter = Matter> = {
  matter: M;
  onChange: (next: Matter) => void;
  onStale: () => void;
};

/** The part of a matter's page that only its kind has. */
const parts: { [K in MatterKind]: ComponentType<MatterPartProps<MatterOf<K>>> } = {
  copy: lazy(async () => ({ default: (await import('./copies/copy-part.tsx')).CopyPart })),
  loss: lazy(async () => ({ default: (await import('./loss/loss-part.tsx')).LossPart })),
  hand_over: lazy(async () => ({ default: (await import('./hand-over/hand-over-part.tsx')).HandOverPart })),
};

/** Returns the part of a matter's page for its kind. */
export function partOf(kind: MatterKind): ComponentType<MatterPartProps> {
  return parts[kind] as ComponentType<MatterPartProps>;
}
