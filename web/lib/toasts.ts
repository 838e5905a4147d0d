import { toast } from 'sonner';
import { ApiError, detailOf, isSessionEnd } from './api-error.ts';
import { goTo } from './go-to.ts';
import { paths } from './paths.ts';

/** How toasts look and last (specification, section 9). */
export const toastSettings = { duration: 4000, visibleToasts: 3, gap: 14, width: 356 } as const;

type Action = { label: string; onClick: () => void };
type More = { action?: Action; description?: string; id?: string; duration?: number };

/** Short messages at the edge of the page. One with an `id` replaces the one that has it. */
export const notify = {
  success: (text: string, more?: More) => toast.success(text, more),
  error: (text: string, more?: More) => toast.error(text, more),
  info: (text: string, more?: More) => toast.info(text, more),
  warning: (text: string, more?: More) => toast.warning(text, more),
  loading: (text: string, more?: More) => toast.loading(text, more),
  dismiss: (id: string | number) => toast.dismiss(id),
};

/** The way from a toast to the plans. */
const toPlans = (label: string): Action => ({ label, onClick: () => goTo(paths.pricing) });

/** Tells that the plan lacks something, and leads to the plans. */
export function notifyPlanLacks(text: string): void {
  notify.error(text, { action: toPlans('Upgrade Plan') });
}

const limitTexts = [
  ['Draft limit exceeded', 'Draft limit exceeded! Upgrade your plan for more drafts.'],
  [
    'Notarization limit exceeded',
    'Monthly notarization limit exceeded! Upgrade for unlimited notarizations.',
  ],
] as const;

/** What leads to the plans from a refusal of this code. */
const planActions: Record<string, string> = {
  PLAN_LACKS_PDF_EXPORT: 'Upgrade Plan',
  PLAN_LACKS_BATCH_EXPORT: 'Upgrade to Pro',
  PLAN_LACKS_SEARCH: 'Upgrade Plan',
};

/** What to show for a refusal for lack of plan or limit (403); undefined for any other error. */
function limitOf(error: unknown): { text: string; action: Action } | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const detail = error.detail ?? '';
  const known = limitTexts.find(([words]) => detail.includes(words))?.[1];
  if (known) return { text: known, action: toPlans('Upgrade Plan') };
  return {
    text: detail || 'Usage limit exceeded',
    action: toPlans(planActions[error.code ?? ''] ?? 'View Plans'),
  };
}

/**
 * Tells that an action failed, in the specification's words (section 8): a limit by its own text and
 * with the way to the plans, anything else by `text` given the server's detail, or `fallback` where it
 * gave none. A session that has ended is told by the sign-in page alone.
 */
export function notifyFailure(
  error: unknown,
  fallback: string,
  text: (detail: string) => string = (detail) => detail,
): void {
  if (isSessionEnd(error)) return;
  const limit = limitOf(error);
  if (limit) notify.error(limit.text, { action: limit.action });
  else notify.error(text(detailOf(error, fallback)));
}
