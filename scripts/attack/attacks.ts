import { accessAttacks } from './access.ts';
import { retentionAttacks } from './early-destruction.ts';
import type { Attack } from './one-attack.ts';
import { pdfAttacks } from './pdf.ts';
import { recoveryAttacks } from './recovery.ts';
import { repeatAttacks } from './repeats.ts';
import { textAttacks } from './texts.ts';
import { timeAttacks } from './time.ts';
import { verificationAttacks } from './verification.ts';
import { zipAttacks } from './zip.ts';

/** Every attack that is known. */
export const attacks: readonly Attack[] = [
  ...pdfAttacks,
  ...zipAttacks,
  ...timeAttacks,
  ...retentionAttacks,
  ...recoveryAttacks,
  ...verificationAttacks,
  ...accessAttacks,
  ...textAttacks,
  ...repeatAttacks,
];
