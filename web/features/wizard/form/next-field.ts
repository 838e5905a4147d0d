import type { KeyboardEvent } from 'react';

const lines = 'input:not([type="checkbox"], [type="radio"], [type="file"], [hidden])';

/** Moves from a line of text to the next field when Enter is pressed, which a phone's keyboard labels "next". */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(lines)) return;
  const fields = [...form.querySelectorAll<HTMLElement>(`${lines}, select, textarea`)];
  const next = fields.slice(fields.indexOf(target) + 1).find((field) => field.checkVisibility?.() ?? true);
  next?.focus();
}
