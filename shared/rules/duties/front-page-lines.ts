import { type EntryCommission, sameNumber } from '../commissions.ts';

/** The lines of a front page that the profile determines, and whose changes keep their date. */
export type FrontPageLines = {
  name: string;
  /** On one line; null while the profile has no street. */
  officeAddress: string | null;
  commissions: readonly EntryCommission[];
};

/** A changed line: the text before and after, null where there was or is none. */
export type LineChange =
  | { line: 'name' | 'office_address'; was: string | null; now: string | null }
  | { line: 'commission'; was: EntryCommission | null; now: EntryCommission | null };

type Address = {
  businessAddress: string | null;
  businessAddress2: string | null;
  businessCity: string | null;
  businessState: string | null;
  businessZip: string | null;
};

/** Returns the business address on one line; null without a street. */
export function officeAddress(profile: Address): string | null {
  const { businessAddress, businessAddress2, businessCity, businessState, businessZip } = profile;
  if (!businessAddress) return null;
  const place = [businessState, businessZip].filter(Boolean).join(' ');
  return [businessAddress, businessAddress2, businessCity, place].filter(Boolean).join(', ');
}

const facts = ({ commissionNumber, state, expirationDate }: EntryCommission): EntryCommission => ({
  commissionNumber,
  state,
  expirationDate,
});

const same = (left: EntryCommission, right: EntryCommission) =>
  sameNumber(left.commissionNumber, right.commissionNumber) &&
  left.state === right.state &&
  left.expirationDate === right.expirationDate;

const missingFrom = (commissions: readonly EntryCommission[], commission: EntryCommission) =>
  !commissions.some((one) => same(one, commission));

/** Returns the lines that differ, in the order of the page. A commission is added or removed as a whole. */
export function lineChanges(before: FrontPageLines, after: FrontPageLines): LineChange[] {
  const texts: LineChange[] = [
    { line: 'name', was: before.name, now: after.name },
    { line: 'office_address', was: before.officeAddress, now: after.officeAddress },
  ];
  const removed = before.commissions.filter((one) => missingFrom(after.commissions, one));
  const added = after.commissions.filter((one) => missingFrom(before.commissions, one));
  return [
    ...texts.filter(({ was, now }) => was !== now),
    ...removed.map((one): LineChange => ({ line: 'commission', was: facts(one), now: null })),
    ...added.map((one): LineChange => ({ line: 'commission', was: null, now: facts(one) })),
  ];
}
