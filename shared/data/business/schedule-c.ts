import type { ExpenseCategory } from '../../schemas/business/expense.ts';

/**
 * The lines of Schedule C (Form 1040), Part II, for expenses (irs.gov/instructions/i1040sc). Education has no line of its
 * own: it belongs to the other expenses of Part V.
 */
export const scheduleC: Readonly<Record<ExpenseCategory, { label: string; line: string }>> = {
  advertising: { label: 'Advertising', line: 'Line 8' },
  car: { label: 'Car and truck', line: 'Line 9' },
  insurance: { label: 'Insurance (other than health)', line: 'Line 15' },
  office: { label: 'Office expense', line: 'Line 18' },
  supplies: { label: 'Supplies', line: 'Line 22' },
  taxes_licenses: { label: 'Taxes and licenses', line: 'Line 23' },
  travel: { label: 'Travel', line: 'Line 24a' },
  education: { label: 'Education', line: 'Part V' },
  other: { label: 'Other expenses', line: 'Part V' },
};

/** The standard mileage rate covers gas, repairs, insurance, and depreciation of a car (Schedule C instructions, line 9). */
export const carCaution =
  'The mileage deduction already covers gas, repairs, insurance, and depreciation. Enter only parking and tolls here.';
