import type { StateLaw } from '../../data/state-law.ts';

/** Whether an electronic journal may hold the acts on paper; where that is contested, it may not. */
export function allowsElectronicJournal({ medium }: StateLaw): boolean {
  return medium.kind === 'any';
}
