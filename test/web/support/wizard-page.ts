import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { stateTimezones } from '#shared/data/state-timezones.ts';
import { isStateCode, type StateCode } from '#shared/data/states.ts';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import {
  type EntryForm,
  emptySigner,
  newForm,
  type SignerForm,
} from '#web/features/wizard/form/entry-form.ts';
import { fetchParts } from '#web/features/wizard/steps/parts-on-demand.tsx';
import type { ApiOutput, Profile } from '#web/lib/api/api-types.ts';
import { keepDraft } from '#web/lib/entries/draft-keeper.ts';
import { aDashboard, aProfile } from './answers.ts';
import { fakeDevicePerTest } from './device.ts';
import { anEntry, rowOf, signature } from './entries.ts';
import { answered, type FakeApi } from './fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from './site.tsx';

// The wizard fetches them when its first step is shown. Tests do not wait for that.
await fetchParts();

export const notary: Profile = aProfile();
/** The day of every test, in the notary's time zone. */
export const today = '2026-11-20';
export const newPage = '/app?view=wizard';

/** Builds the server's verdict on an entry, which is valid without errors. */
export function aVerdict(errors: string[] = []): ApiOutput<'validate-entry'> {
  return {
    valid: errors.length === 0,
    errors,
    warnings: [],
    findings: { errors: [], warnings: [] },
    doubts: [],
    requiredFields: [],
    hiddenFields: [],
    rulesVersion: '2026-11-21.1',
  };
}

/**
 * Gives every test of the file a signed-in notary at noon on `today`, an empty device, and a server that accepts,
 * saves, and submits every entry.
 */
export function fakeWizardPerTest(): { api: FakeApi } {
  const net = fakeApiPerTest();
  fakeDevicePerTest();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T18:00:00Z`) });
    storeSession(notary);
    const row = rowOf(anEntry());
    const sealed = rowOf(anEntry(), {
      ...{ status: 'submitted', entryNumber: '000001', version: 3 },
      documentTitle: 'Affidavit of residence',
    });
    net.api.on('get-profile', () => answered('get-profile', notary));
    net.api.on('list-entries', () =>
      answered('list-entries', {
        items: [],
        total: 0,
        asOf: '0',
      }),
    );
    net.api.on('search-signers', () => answered('search-signers', { items: [] }));
    net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
    net.api.on('validate-entry', () => answered('validate-entry', aVerdict()));
    net.api.on('create-draft', () => answered('create-draft', { ...row, version: 1 }));
    net.api.on('update-draft', () => answered('update-draft', { ...row, version: 2 }));
    net.api.on('submit-entry', () =>
      answered('submit-entry', { ...sealed, warnings: [], entryHash: 'ab'.repeat(32) }),
    );
  });
  afterEach(() => {
    for (const shown of toast.getToasts()) toast.dismiss(shown.id);
    vi.useRealTimers();
  });
  return net;
}

/** Builds a signer with a passport and every field that any state requires. */
export function aSigner(more: Partial<SignerForm> = {}): SignerForm {
  return {
    ...emptySigner,
    firstName: 'Ana',
    lastName: 'Diaz',
    addressLine: '5 Oak Ave',
    city: 'Columbus',
    stateCode: 'OH',
    zip: '43004',
    idType: 'passport',
    idNumber: 'X1234567',
    idIssuingAgency: 'US Department of State',
    idExpirationDate: '2030-01-31',
    signatureDataUrl: signature,
    ...more,
  };
}

/** Builds a new form of today, where most of a state is. */
export function newFormIn(stateCode: string | null): EntryForm {
  const [timezone] = isStateCode(stateCode ?? '')
    ? stateTimezones[stateCode as StateCode]
    : ['America/New_York'];
  return newForm(new Date(`${today}T17:00:00Z`), timezone ?? '', stateCode);
}

/** Builds a form that can be submitted unless the state requires more fields. */
export function aForm(stateCode: string, documentType: string, more: Partial<EntryForm> = {}): EntryForm {
  return {
    ...newFormIn(stateCode),
    documentType,
    locationLabel: '1 Main St',
    documents: [titled('Affidavit of residence')],
    signers: [aSigner()],
    ...more,
  };
}

/** An electronic act at a place as Illinois accepts it. */
export const electronicInIllinois = {
  ...{ actMode: 'electronic', technologyUsed: 'Tablet', locationLabel: 'Springfield, Illinois' },
};

/** Opens the wizard with a form kept on the device, at a step or the last reachable one before it. */
export async function openKept(form: unknown, step = 1) {
  await keepDraft(notary.id, { form, saver: {}, step });
  const { user } = openSite(newPage);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  return user;
}

export type User = Awaited<ReturnType<typeof openKept>>;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Returns which of these fields are on the page. */
export const shownOf = (labels: readonly string[]) =>
  labels.filter((label) => screen.queryByLabelText(label) !== null);

export async function choose(user: User, label: string, value: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText(label), value);
}

/** Clicks Next, and returns the messages beside the fields. */
export async function complaints(user: User): Promise<string[]> {
  await user.click(button(/^Next/));
  const found = document.querySelectorAll('.amplify-field__error-message');
  return [...found].map((message) => message.textContent);
}

/** Returns the body of a route's last call, checked against the contract. */
export function bodyOf(api: FakeApi, id: 'create-draft' | 'update-draft' | 'validate-entry'): unknown {
  const body = api.callsOf(id).at(-1)?.body;
  z.parse(contract[id].body, body);
  return body;
}

/** Saves a new entry as a draft, and returns what was sent. */
export async function saveDraft(api: FakeApi, user: User): Promise<unknown> {
  await user.click(button('Save as Draft'));
  await waitFor(() => {
    if (api.callsOf('create-draft').length === 0) throw new Error('Nothing was saved');
  });
  await screen.findByText('Entry saved as draft!');
  return bodyOf(api, 'create-draft');
}

/** Returns the open dialog with this question. */
export const question = (name: string) => screen.getByRole('dialog', { name });

/** Returns the list items of the dialog itself, because toasts over it are list items too. */
export const listed = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .filter((item) => !item.matches('[data-sonner-toast]'))
    .map((item) => item.textContent);

export const response = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
