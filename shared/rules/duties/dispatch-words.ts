import type { dispatchMeans } from '../../schemas/duties/dispatch.ts';

/** How something was sent, in words. */
export const dispatchMeansWords: Record<(typeof dispatchMeans)[number], string> = {
  certified_mail: 'Certified mail',
  registered_mail: 'Registered mail',
  courier: 'Courier',
  mail: 'Mail',
  email: 'Email',
  online: 'Online form',
  in_person: 'In person',
  phone: 'Phone',
};

/** The means that give a receipt. */
const withReceipt: readonly (typeof dispatchMeans)[number][] = [
  'certified_mail',
  'registered_mail',
  'courier',
  'in_person',
];

/** Reports whether a means of sending gives the receipt that some laws require. */
export const givesReceipt = (means: (typeof dispatchMeans)[number]) => withReceipt.includes(means);

/** Returns how something was sent, as part of a sentence: "by certified mail, tracking number 9407". */
export function dispatchWords({
  means,
  tracking,
}: {
  means: (typeof dispatchMeans)[number];
  tracking?: string | null | undefined;
}): string {
  const by = means === 'in_person' ? 'in person' : `by ${dispatchMeansWords[means].toLowerCase()}`;
  return tracking ? `${by}, number ${tracking}` : by;
}
