import type { Matter } from '#shared/schemas/matter.ts';

/** The properties of a kind's part of the page: the matter, what to call with its next version, and what reads it again. */
export type MatterPartProps<M extends Matter = Matter> = {
  matter: M;
  onChange: (next: Matter) => void;
  onStale: () => void;
};
