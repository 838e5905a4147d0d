import { toWire } from '#shared/contract/wire.ts';
import type { BillingCycle, PaidPlanId } from '#shared/data/plans.ts';
import type { MatterKind } from '#shared/schemas/matter.ts';
import type { TypedFilters } from '../entries/typed-filters.ts';
import type { AuthMode, View } from './views.ts';

/** The tabs of the settings; the first is the default. */
export const settingsTabs = ['profile', 'credentials', 'security', 'preferences'] as const;

/** The cards of the settings that links open, by the ID of their heading, and the tab that contains each. */
const settingsCards = {
  'notary-commissions': 'credentials',
  'insurance-documents': 'credentials',
  'practice-states': 'credentials',
  'change-email': 'security',
  'second-factor': 'security',
  passkeys: 'security',
  'my-data': 'security',
  'close-account': 'security',
} as const satisfies Record<string, SettingsTab>;

/** The tabs of the Help Center; the first is the default. */
export const helpTabs = [
  'getting-started',
  'creating-entries',
  'managing-drafts',
  'business',
  'subscription-usage',
  'faq',
] as const;

export type HelpTab = (typeof helpTabs)[number];
export type SettingsTab = (typeof settingsTabs)[number];
export type SettingsCard = keyof typeof settingsCards;

/** The page that starts a duty of each kind, by its name in the address. */
type StartPages = {
  copy: 'copy-request';
  loss: 'loss';
  hand_over: 'hand-over';
  official: 'official-request';
};
/** A page of the duties: one for each kind, and those for more than one duty. */
export type DutyPage = StartPages[MatterKind] | 'front-page' | 'inspections' | 'journals' | 'retention';

/** The tabs of the notary's business; the first is the default. */
export type BusinessTab = 'orders' | 'calendar' | 'mileage' | 'expenses' | 'invoices' | 'clients' | 'year';

/** When a plan chosen during the trial starts. */
export type PlanStart = 'trial_end' | 'now';

function app(view: View | AuthMode, more: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams({ view });
  for (const [name, value] of Object.entries(more)) if (value !== undefined) search.set(name, value);
  return `/app?${search}`;
}

/** Builds every link of the site. */
export const paths = {
  home: '/',
  /** The app at its default view. */
  app: '/app',
  login: app('login'),
  register: app('register'),
  forgot: app('forgot'),
  dashboard: app('dashboard'),
  /**
   * A page of the journal, filtered or not; `asOf` keeps the pages stable while more entries are submitted.
   */
  journal: (page = 1, asOf?: string, filters: TypedFilters = {}) =>
    app('journal', { ...(toWire(filters) as TypedFilters), ...pageParams(page, asOf) }),
  drafts: (page = 1, asOf?: string) => app('drafts', pageParams(page, asOf)),
  /** The wizard: a new entry, or the draft with this ID. */
  wizard: (entryId?: string) => app('wizard', { id: entryId }),
  /** The wizard with the signers of a sealed entry. */
  anotherAct: (entryId: string) => app('wizard', { another: entryId }),
  /** The wizard with an invented entry, and the PDF that it ends with. */
  practice: app('wizard', { practice: 'yes' }),
  practicePdf: '/practice-entry.pdf',
  /** The PDF of a sealed entry with invented people, for visitors. */
  samplePdf: '/sample-entry.pdf',
  subscription: app('subscription'),
  pricing: app('pricing'),
  /** The checkout of a plan and billing cycle; `start` says when, during a trial. */
  checkout: (plan: PaidPlanId, cycle: BillingCycle, start?: PlanStart) =>
    app('checkout', { plan, cycle, start }),
  /** The State Guide, optionally opened at a state by its postal code. */
  compliance: (state?: string) => app('compliance', { state }),
  settings: app('settings'),
  settingsTab: (tab: SettingsTab) => app('settings', { tab: tab === 'profile' ? undefined : tab }),
  /** The settings at one of their cards. */
  settingsCard: (card: SettingsCard) => app('settings', { tab: settingsCards[card], card }),
  /** The Help Center at one of its tabs. */
  helpTab: (tab: HelpTab) => app('help', { tab: tab === helpTabs[0] ? undefined : tab }),
  /** An article of the Help Center. */
  help: (article?: string) => app('help', { article }),
  /** Entries imported from other journals, and the import of more. */
  annex: app('annex'),
  import: app('import'),
  /** The law's requirements beyond the journal's entries. */
  duties: app('duties'),
  /** A page of the duties, about a commission or an inspection link if `more` names one. */
  dutyPage: (page: DutyPage, more: { commission?: string; link?: string } = {}) =>
    app('duties', { page, ...more }),
  /** One matter, such as a request for a copy. */
  matter: (matterId: string) => app('duties', { matter: matterId }),
  /** A tab of the notary's business; `id` names one of its papers, or is `new`. */
  business: (tab?: BusinessTab, more: { id?: string } & Record<string, string | undefined> = {}) =>
    app('business', { tab, ...more }),
  entryDetails: (entryId: string) => app('entryDetails', { id: entryId }),
};

function pageParams(page: number, asOf: string | undefined): Record<string, string | undefined> {
  return { page: page > 1 ? String(page) : undefined, as_of: asOf };
}

/** Returns the journal's address as it was left: its page and filters, from the history's state. */
export function journalBefore(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  return typeof from === 'string' && from.startsWith(paths.journal()) ? from : paths.journal();
}

/** Returns the page or matter of the duties that an address names; empty for none. */
export function dutyIn(search: URLSearchParams): string {
  return search.get('view') === 'duties' ? (search.get('matter') ?? search.get('page') ?? '') : '';
}

/** Returns the token in the fragment of a mailed link; empty without one. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}

/** Returns the settings tab that an address names. */
export function settingsTabIn(search: URLSearchParams): SettingsTab {
  const asked = search.get('tab');
  return settingsTabs.find((tab) => tab === asked) ?? 'profile';
}

/** Returns the card of the settings that an address names, if it exists. */
export function settingsCardIn(search: URLSearchParams): SettingsCard | undefined {
  const asked = search.get('card') ?? '';
  return Object.hasOwn(settingsCards, asked) ? (asked as SettingsCard) : undefined;
}

/** Returns the Help Center tab that an address names. */
export function helpTabIn(search: URLSearchParams): HelpTab {
  const asked = search.get('tab');
  return helpTabs.find((tab) => tab === asked) ?? helpTabs[0];
}

/** Returns the page number in an address, from 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
