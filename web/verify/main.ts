import '../lib/browser/trusted-types.ts';
import { quoted } from '#shared/evidence/quoted.ts';
import type { Answer } from '../lib/verify/answer.ts';
import { failedAnswer } from '../lib/verify/answer.ts';
import { showAnswer } from '../lib/verify/show-answer.ts';
import { printedCode } from './printed-code.ts';

/* The page for people who check a document without an account. What checks is loaded with the first file or code. */

document.getElementById('late')?.remove();

const required = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element;
};

const form = required('form');
const input = required('file') as HTMLInputElement;
const status = required('status');
const result = required('result');

/** Only the answer about the last file is shown. */
let turn = 0;

async function answer(
  name: string,
  check: (report: (share: number) => void) => Promise<Answer>,
): Promise<void> {
  turn += 1;
  const mine = turn;
  result.hidden = true;
  status.textContent = `Checking ${name}…`;
  const progress = (share: number) => {
    if (mine === turn) status.textContent = `Checking ${name}: ${Math.floor(share * 100)} percent`;
  };
  const found = await check(progress).catch(failedAnswer);
  if (mine !== turn) return;
  status.textContent = '';
  showAnswer(result, name, found);
  result.focus();
}

const checkFile = (file: File) =>
  answer(quoted(file.name), async (progress) =>
    (await import('../lib/verify/check-file.ts')).checkFile(file, progress),
  );

function checkCode(): void {
  const code = printedCode(location.hash);
  if (!code) return;
  void answer('the code', async () => (await import('./check-code.ts')).checkCode(code));
}

function checkChosen(): void {
  const [file] = input.files ?? [];
  if (file) void checkFile(file);
}

input.addEventListener('change', checkChosen);
// On a slow connection, a file may be chosen before this script has come.
checkChosen();

form.addEventListener('submit', (event) => event.preventDefault());

// A file that misses the field would otherwise replace the page.
addEventListener('dragover', (event) => {
  event.preventDefault();
  form.classList.add('over');
});

addEventListener('dragleave', () => form.classList.remove('over'));

addEventListener('drop', (event) => {
  event.preventDefault();
  form.classList.remove('over');
  const [file] = event.dataTransfer?.files ?? [];
  if (file) void checkFile(file);
});

// On paper, the technical details are part of the answer.
addEventListener('beforeprint', () => {
  for (const details of result.querySelectorAll('details')) details.open = true;
});

addEventListener('hashchange', checkCode);
checkCode();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/verify-worker.js', { scope: '/verify' }).catch(() => {});
}
