import { businessLimits } from '#shared/data/business/business-limits.ts';

/** A line of an order's fee. Amounts are dollars with two decimals. */
export type OrderLine = {
  kind: 'notarial' | 'travel' | 'printing' | 'scanbacks' | 'other';
  description: string;
  amount: string;
};

export type OrderSigner = { name: string; phone?: string; email?: string };

export type OrderStatus = 'pending' | 'confirmed' | 'on_hold' | 'cancelled';

/** An order as `POST /business/orders` takes it. */
export type ProposedOrder = {
  title: string;
  order_number?: string;
  starts_at: string;
  timezone: string;
  minutes?: number;
  address?: string;
  signers: OrderSigner[];
  product?: string;
  pages?: number;
  scanbacks_due?: string;
  instructions?: string;
  lines: OrderLine[];
  status: OrderStatus;
  source?: string;
  entry_ids: [];
};

export type OrderField = keyof ProposedOrder;

export type OrderProposal = {
  order: ProposedOrder;
  /** Fields that the notary should check. */
  unsure: OrderField[];
  /** The ID of the order that this one changes or cancels. */
  replaces: string | null;
  cancels: boolean;
};

/** Parts of an order as they are found, with doubts about them. */
export type FoundOrder = Partial<Omit<ProposedOrder, 'entry_ids'>> & {
  unsure: Set<OrderField>;
  cancels: boolean;
};

/** Fields besides the appointment that one message can take from another. */
export const sharedFields = [
  'order_number',
  'address',
  'product',
  'pages',
  'scanbacks_due',
  'instructions',
] as const satisfies OrderField[];

export const sharedLists = ['signers', 'lines'] as const satisfies OrderField[];

const { lineLength, numberLength, addressLength, notesLength, signersPerOrder, linesPerOrder } =
  businessLimits;

const textLengths = {
  title: lineLength,
  order_number: numberLength,
  address: addressLength,
  product: lineLength,
  instructions: notesLength,
  source: lineLength,
} as const;

function cut(text: string, length: number): string {
  return [...text].length <= length && text.length <= length
    ? text
    : text
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/u, '')
        .trim();
}

/** Returns the order with each text cut to its length. Fields that were cut are added to the doubts. */
export function withinLengths(order: ProposedOrder, unsure: Set<OrderField>): ProposedOrder {
  const short = { ...order };
  for (const [field, length] of Object.entries(textLengths) as [keyof typeof textLengths, number][]) {
    const text = short[field];
    if (text === undefined || text.length <= length) continue;
    short[field] = cut(text, length);
    unsure.add(field);
  }
  if (short.signers.length > signersPerOrder || short.signers.some(({ name }) => name.length > lineLength)) {
    unsure.add('signers');
  }
  if (short.lines.length > linesPerOrder) unsure.add('lines');
  short.signers = short.signers
    .slice(0, signersPerOrder)
    .map((signer) => ({ ...signer, name: cut(signer.name, lineLength) }));
  short.lines = short.lines
    .slice(0, linesPerOrder)
    .map((line) => ({ ...line, description: cut(line.description, lineLength) }));
  return short;
}
