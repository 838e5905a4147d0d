import type { toast as Toast } from 'sonner';
import { plansWith } from '#shared/data/plans.ts';
import { ApiError, detailOf, isSessionEnd } from '../api/api-error.ts';
import { goTo } from '../navigation/go-to.ts';
import { paths } from '../navigation/paths.ts';

/** Appearance and duration of toasts (specification, section 9). */
export const toastSettings = { duration: 4000, visibleToasts: 3, gap: 14, width: 356 } as const;

type Action = { label: string; onClick: () => void };
type More = { action?: Action; cancel?: Action; description?: string; id?: string; duration?: number };

type Kind = 'success' | 'error' | 'info' | 'warning';

let announce = () => {};

/** Resolves at the first message, which needs the list of messages. */
export const firstMessage = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Calls sonner in the order of the messages. It is fetched after the first view, or by the first message. */
function withToasts(use: (toast: typeof Toast) => void): void {
  announce();
  void import('sonner').then(({ toast }) => use(toast));
}

const show =
  (kind: Kind) =>
  (text: string, { id = crypto.randomUUID(), ...more }: More = {}): string => {
    withToasts((toast) => toast[kind](text, { id, ...more }));
    return id;
  };

/**
 * Short messages at the edge of the page. A message with an `id` replaces an earlier one with the same `id`. Each returns
 * the ID of its message.
 */
export const notify = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  dismiss: (id: string) => withToasts((toast) => toast.dismiss(id)),
};

/** Takes the action from an error that is still shown, because the page offers it too. The ID is the error's text. */
export function withoutAction(id: string): void {
  withToasts((toast) => {
    if (toast.getToasts().some((shown) => shown.id === id)) toast.error(id, { id, action: null });
  });
}

/** The action that leads from a toast to the plans. */
const toPlans = (label: string): Action => ({ label, onClick: () => goTo(paths.pricing) });

/** Says that the plan lacks a feature and offers the plans. */
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

/** Returns the action that leads to the plans from a refusal with this code. */
const planActions: Record<string, string> = {
  PLAN_LACKS_PDF_EXPORT: 'Upgrade Plan',
  PLAN_LACKS_BATCH_EXPORT: `Upgrade to ${plansWith('batchExport')}`,
  PLAN_LACKS_SEARCH: 'Upgrade Plan',
};

/** Returns the message for a refusal by plan or limit (403); undefined for any other error. */
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
 * Reports that an action failed in the specification's words (section 8): a limit with its own text and a way
 * to the plans, anything else with `text` given the server's detail, or `fallback` when there was none. An
 * ended session is reported by the sign-in page only. Returns the toast's ID, if there is a toast.
 */
export function notifyFailure(
  error: unknown,
  fallback: string,
  text: (detail: string) => string = (detail) => detail,
): string | undefined {
  if (isSessionEnd(error)) return undefined;
  const limit = limitOf(error);
  if (limit) return notify.error(limit.text, { action: limit.action });
  return notify.error(text(detailOf(error, fallback)));
}
