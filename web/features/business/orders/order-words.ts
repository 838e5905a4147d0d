import type { MissingPart, OrderStatus } from '#shared/schemas/business/order.ts';
import type { IconName } from '#web/components/icon.tsx';
import type { LineKind } from './order-types.ts';

/** The words for a status, and the look of its badge. */
export const statusWords = {
  pending: { label: 'Pending', variation: 'info' },
  confirmed: { label: 'Confirmed', variation: 'success' },
  on_hold: { label: 'On hold', variation: 'warning' },
  done: { label: 'Done', variation: 'success' },
  cancelled: { label: 'Canceled', variation: undefined },
} as const satisfies Record<OrderStatus, { label: string; variation: string | undefined }>;

/** Parts that an order can lack, in words, with their icons. */
export const missingWords = {
  entry: { label: 'No journal entry', icon: 'journal' },
  mileage: { label: 'No mileage', icon: 'pin' },
  invoice: { label: 'No invoice', icon: 'draft' },
  payment: { label: 'Not paid', icon: 'card' },
} as const satisfies Record<MissingPart, { label: string; icon: IconName }>;

/** The kinds of lines in words. Only notarial fees bear no self-employment tax. */
export const lineWords = {
  notarial: 'Notarial fee',
  travel: 'Travel',
  printing: 'Printing',
  scanbacks: 'Scanbacks',
  other: 'Other',
} as const satisfies Record<LineKind, string>;
