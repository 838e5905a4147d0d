import type { FrontPageItem } from '#shared/data/state-duty.ts';
import { paths } from '#web/lib/navigation/paths.ts';

const commissions = { to: paths.settingsCard('notary-commissions'), where: 'Add it to your commissions' };
const below = { where: 'Fill it in below' };

/** The items that the notary can fill in, and where. Everything else is printed without the notary's doing. */
const fillable = {
  commission_number: { words: 'A commission in this state', ...commissions },
  commission_expiration: { words: 'The day on which your commission expires', ...commissions },
  commission_on_each_page: { words: 'Your commission number on each page', ...commissions },
  office_address: { words: 'Your office address', to: paths.settings, where: 'Add it to your profile' },
  abbreviations: { words: 'The meaning of your abbreviations', ...below },
  signature: { words: 'Your signature', ...below },
} as const satisfies Partial<Record<FrontPageItem, { words: string; where: string; to?: string }>>;

type Missing = { item: FrontPageItem; words: string; where: string; to?: string };

/** Returns what is missing on the front page in words, and where to fill it in. */
export function missingInWords(missing: readonly FrontPageItem[]): Missing[] {
  return missing.flatMap((item) => {
    const found = Object.entries(fillable).find(([code]) => code === item)?.[1];
    return found ? [{ item, ...found }] : [];
  });
}
