import '../lib/browser/trusted-types.ts';
import { showAbout } from './show-about.ts';
import { showEntry } from './show-entry.ts';
import { showList } from './show-list.ts';
import { openVisit, Refused, type Visit } from './visit.ts';

document.getElementById('late')?.remove();

/**
 * The page for officials with an inspection link. The address is `/inspect#<token>`, or `/inspect#<token>/<number>` for an
 * entry, so that the browser's own back button works; a fragment is never sent.
 */

const required = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element;
};

const form = required('form');
const input = required('code') as HTMLInputElement;
const problem = required('problem');
const status = required('status');
const about = required('about');
const view = required('view');

/** As long as a session of the service: what is shown on a forgotten screen goes away. */
const idleMinutes = 15;

let visit: Visit | undefined;
let page = 1;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Only the answer to the last click is shown. */
let turn = 0;

function place(): { token: string; number: string | undefined } {
  const [token = '', number] = location.hash.replace(/^#/, '').split('/');
  return { token, number };
}

/** Forgets the visit and asks for the code again; with `final`, the link itself is of no use any more. */
function close(sentence: string, final = false): void {
  turn += 1;
  visit = undefined;
  clearTimeout(idle);
  about.replaceChildren();
  view.replaceChildren();
  status.textContent = '';
  problem.textContent = sentence;
  form.hidden = final;
  input.value = '';
  if (!final) input.focus();
}

function refused(error: unknown): void {
  const { code } = error instanceof Refused ? error : {};
  const sentence = error instanceof Error ? error.message : String(error);
  if (code === 'INSPECTION_CLOSED') close(sentence);
  else if (code === 'INSPECTION_ENDED' || code === 'INSPECTION_NOT_FOUND') close(sentence, true);
  else problem.textContent = sentence;
}

/** Does something that the visitor asked for, says so meanwhile, and shows why it failed. */
async function doing(words: string, run: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
  turn += 1;
  const mine = turn;
  problem.textContent = '';
  status.textContent = words;
  clearTimeout(idle);
  try {
    await run(() => mine === turn);
  } catch (error) {
    if (mine === turn) refused(error);
  } finally {
    if (mine === turn) status.textContent = '';
  }
  if (visit) {
    const away = 'You were away for more than 15 minutes. Enter the access code again.';
    idle = setTimeout(() => close(away), idleMinutes * 60_000);
  }
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function check(open: Visit, number: string, isCurrent: () => boolean): Promise<void> {
  const [{ checkFile }, { failedAnswer }, { showAnswer }] = await Promise.all([
    import('../lib/verify/check-file.ts'),
    import('../lib/verify/answer.ts'),
    import('../lib/verify/show-answer.ts'),
  ]);
  const file = await open.pdf(number);
  const response = await checkFile(file, () => {}).catch(failedAnswer);
  if (!isCurrent()) return;
  const result = required('result');
  showAnswer(result, file.name, response);
  result.focus();
}

const show = () =>
  doing('Loading…', async (isCurrent) => {
    const open = visit;
    const { token, number } = place();
    if (!open) return;
    if (number) {
      const entry = await open.entry(number);
      if (!isCurrent()) return;
      showEntry(view, entry, {
        listAddress: `#${token}`,
        onCheck: () => void doing('Checking the seal…', (current) => check(open, number, current)),
        onPdf: () => void doing('Preparing the PDF…', async () => save(await open.pdf(number))),
      });
    } else {
      const items = await open.page(page);
      if (!isCurrent()) return;
      showList(view, items, {
        page,
        addressOf: (entry) => `#${token}/${entry}`,
        onPage: (to) => {
          page = to;
          void show();
        },
      });
    }
    view.querySelector('h2')?.focus();
  });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { token } = place();
  const code = input.value.trim();
  if (!code) {
    problem.textContent = 'Enter the access code that the notary gave you.';
    input.focus();
    return;
  }
  void doing('Opening the inspection…', async () => {
    visit = await openVisit(token, code);
    input.value = '';
    form.hidden = true;
    showAbout(about, visit.inspection);
    await show();
  });
});

addEventListener('hashchange', () => void show());

if (!place().token) close('This address is incomplete. Open the whole link that the notary gave you.', true);
