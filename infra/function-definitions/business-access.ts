/** Each route reads the account, and reaches nothing of the journal but what its row names. */
export const papers = 'BUSINESS#*';
export const account = 'NOTARY#*';
export const reads = { GetItem: [account, papers], BatchGetItem: papers, Query: papers } as const;
export const writes = { ...reads, PutItem: papers, UpdateItem: papers, DeleteItem: papers } as const;
/** Receipts are uploads until an expense names them. */
export const writesReceipts = {
  ...writes,
  PutItem: [account, papers],
  UpdateItem: [account, papers],
  DeleteItem: [account, papers],
} as const;
