import { button, dialog, field, heading, labelled, type Page, selector, text } from '../page.ts';

/** Signs in on the page that is open. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.fill(labelled('Email'), email);
  await page.fill(labelled('Password'), password);
  await page.click(button('SIGN IN'));
  await page.see(heading('Dashboard'));
}

/** Fills in the first step of the wizard, without the signature. */
export async function fillSigner(page: Page, lastName: string): Promise<void> {
  await page.choose(labelled('State for this Entry'), 'CO');
  await page.choose(labelled('Document Type'), 'deed');
  await page.choose(labelled('Notarial Act'), 'acknowledgment');
  await page.fill(labelled('First Name'), 'Ada');
  await page.fill(labelled('Last Name'), lastName);
  await page.fill(labelled('Street Address'), '1437 Bannock Street');
  await page.fill(labelled('City'), 'Denver');
  await page.choose(field(/^State( \*)?$/), 'CO');
  await page.fill(labelled('ZIP Code'), '80202');
  await page.choose(labelled('ID Type'), 'passport');
  await page.fill(labelled('ID Number'), 'P4Z7');
  await page.fill(labelled('Issuing Agency'), 'US Department of State');
  await page.choose(labelled('Expiration Date'), '2031-05-17');
  await page.fill(labelled('Document 1 Description'), 'Warranty deed');
}

/** Draws on the pad that is open. */
export async function draw(page: Page): Promise<void> {
  const { x, y, width } = await page.spot(selector('dialog canvas'));
  const left = x - width / 2 + 30;
  const line = (at: number) => ({ x: left + at * 20, y: y + Math.sin(at) * 30 });
  await page.drag([line(0), ...Array.from({ length: 8 }, (_, at) => line(at + 1))]);
}

/** Opens the pad of the first signer and draws. */
export async function drawSignature(page: Page): Promise<void> {
  await page.click(button('Add Signature'));
  await page.see(dialog('Add Signature - Signer 1'));
  await draw(page);
}

/** Saves the signature and hands the device back with a long press. */
export async function handBack(page: Page): Promise<void> {
  await page.click(button('Save Signature'));
  await page.click(button('Notary: press and hold to continue'), 2_500);
  await page.see(text('Signature saved successfully'));
}

/** Continues to a step of the wizard. */
export async function next(page: Page, title: string): Promise<void> {
  await page.click(button('Next'));
  await page.see(heading(title));
}

/** Answers every doubt of law in the review. */
export async function answerDoubts(page: Page): Promise<void> {
  const doubt = selector('.review .wizard-doubts .amplify-checkbox:not(:has(:checked))');
  await page.see(selector('.review'));
  while (await page.has(doubt)) await page.click(doubt);
}

/** Logs out with the phone's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.click(button('Menu'));
  await page.click(button('Logout'));
}
