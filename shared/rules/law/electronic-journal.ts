import type { StateLaw } from '../../data/state-law.ts';

/** Whether the law leaves room for an electronic journal of acts on paper, be it contested (`medium.kind`). */
export function allowsElectronicJournal({ medium }: StateLaw): boolean {
  return medium.kind !== 'paper';
}
