import { type ComponentType, lazy } from 'react';
import type { MatterKind, MatterOf } from '#shared/schemas/matter.ts';
import type { MatterPartProps } from './matter-part.ts';

/** The part of a matter's page that only its kind has. */
const parts: { [K in MatterKind]: ComponentType<MatterPartProps<MatterOf<K>>> } = {
  copy: lazy(async () => ({ default: (await import('./copies/copy-part.tsx')).CopyPart })),
  loss: lazy(async () => ({ default: (await import('./loss/loss-part.tsx')).LossPart })),
  hand_over: lazy(async () => ({ default: (await import('./hand-over/hand-over-part.tsx')).HandOverPart })),
  official: lazy(async () => ({
    default: (await import('./officials/official-part.tsx')).OfficialPart,
  })),
};

/** Returns the part of a matter's page for its kind. */
export function partOf(kind: MatterKind): ComponentType<MatterPartProps> {
  return parts[kind] as ComponentType<MatterPartProps>;
}
