import type { Locator } from 'playwright-core';
import { wirePath } from '#shared/contract/wire.ts';

/** A control of a form as it was set. `value` is what the server should have then. */
type SetControl = { name: string; label: string; value: string | boolean; isSecret: boolean };

type Seen = {
  mark: string;
  kind: string;
  name: string;
  label: string;
  max: number;
  options: string[];
  isOn: boolean;
};

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks the next visible control that has not been set, and describes it. Runs in the page. */
function nextControl(form: Element): Seen | null {
  const isFree = (one: Input) =>
    !one.matches('[data-set], :disabled, :read-only:not(select, [type=checkbox], [type=radio]), [type=file]');
  const isSeen = (one: Input) => (one.closest('label') ?? one).checkVisibility();
  const one = [...form.querySelectorAll<Input>('input, select, textarea')].find(
    (each) => isFree(each) && isSeen(each),
  );
  if (!one) return null;
  one.dataset['set'] = String(document.querySelectorAll('[data-set]').length + 1);
  const options = one instanceof HTMLSelectElement ? [...one.options].map(({ value }) => value) : [];
  return {
    mark: one.dataset['set'],
    kind: one instanceof HTMLInputElement ? one.type : one.localName,
    name: one.name,
    label: one.labels?.[0]?.textContent ?? '',
    max: 'maxLength' in one && one.maxLength > 0 ? one.maxLength : 60,
    options: options.filter((value) => value && value !== one.value),
    isOn: 'checked' in one && one.checked,
  };
}

const fixed: Readonly<Record<string, string>> = {
  date: '2026-02-03',
  month: '2026-02',
  time: '10:45',
  'datetime-local': '2026-02-03T10:45',
  number: '3',
  tel: '(303) 555-0147',
  url: 'https://www.example.com/a',
};

/** Returns a text that no other control has. */
function textFor({ kind, label, mark, max }: Seen): string {
  if (kind === 'email') return `set-${mark}@example.com`;
  return fixed[kind] ?? `${mark} ${label.replaceAll(/[^a-z]+/gi, ' ').trim()}`.slice(0, max).trim();
}

async function setOne(form: Locator, seen: Seen, given: string | undefined): Promise<SetControl['value']> {
  const control = form.locator(`[data-set="${seen.mark}"]`);
  if (seen.kind === 'checkbox') {
    if (given === String(seen.isOn)) return seen.isOn;
    // Notaries tap the label: the input itself lies under a drawn box.
    await control.locator('xpath=ancestor::label').click();
    return !seen.isOn;
  }
  if (seen.kind === 'radio') {
    await control.locator('xpath=ancestor::label').click();
    return control.inputValue();
  }
  if (seen.kind === 'select') {
    const option = given ?? seen.options.at(-1) ?? (await control.inputValue());
    await control.selectOption(option);
    return option;
  }
  const text = given ?? textFor(seen);
  await control.fill(text);
  return text;
}

/** Sets every visible control of a form, also those that others bring up. `given` has the values that must have a meaning. */
export async function setEveryControl(
  form: Locator,
  given: Readonly<Record<string, string>> = {},
): Promise<SetControl[]> {
  const set: SetControl[] = [];
  for (;;) {
    const seen = await form.evaluate(nextControl);
    if (!seen) return set;
    const value = await setOne(form, seen, given[seen.name] ?? given[seen.label]);
    set.push({ name: seen.name, label: seen.label, value, isSecret: seen.kind === 'password' });
  }
}

/** Returns the values in an answer with the names that lead to them. */
function leavesOf(value: unknown, name = ''): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, Array.isArray(value) ? name : key));
}

/**
 * Returns the controls whose value is not in the answers: under their own name if the answers have it, otherwise under any other.
 * Passwords are in no answer.
 */
export function missingIn(answers: readonly unknown[], set: readonly SetControl[]): SetControl[] {
  const leaves = answers.flatMap((answer) => leavesOf(answer));
  return set.filter(({ name, value, isSecret }) => {
    const named = leaves.filter(([key]) => key === wirePath(name));
    const places = named.length > 0 || typeof value === 'boolean' ? named : leaves;
    return !isSecret && !places.some(([, found]) => String(found) === String(value));
  });
}
