import type { ReactNode } from 'react';

/** One line of what needs the notary's attention. */
export type AttentionLine = {
  id: string;
  tone: 'danger' | 'warning' | 'info';
  text: ReactNode;
  actions?: ReactNode;
  /** Missing if the line stays until its reason is gone. */
  dismiss?: { label: string; run: () => void };
};
