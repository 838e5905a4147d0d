/** Something that only a real account can show, and whether it is as the product needs it. */
export type AccountFact = { name: string; read: () => Promise<{ good: boolean; text: string }> };
