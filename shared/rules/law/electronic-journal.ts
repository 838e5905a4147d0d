import type { StateLaw } from '../../data/state-law.ts';

/** Reports whether the law allows, or may allow, an electronic journal for acts on paper (`medium.kind`). */
export function allowsElectronicJournal({ medium }: StateLaw): boolean {
  return medium.kind !== 'paper';
}
