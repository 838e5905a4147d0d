/** Shows the answer for the chosen state, which its option contains (sections/state-picker.tsx). */
export function showStateAnswer(): void {
  const select = document.querySelector<HTMLSelectElement>('#state');
  const answer = document.getElementById('state-answer');
  const rules = document.querySelector<HTMLAnchorElement>('#state-rules');
  const option = select?.options[select.selectedIndex];
  if (!option?.value || !answer || !rules) return;
  for (const place of answer.querySelectorAll<HTMLElement>('dd')) {
    place.textContent = option.dataset[place.dataset['answer'] ?? ''] ?? '';
  }
  answer.hidden = false;
  rules.href = option.value;
  rules.textContent = `${option.text} rules, with sources`;
}
