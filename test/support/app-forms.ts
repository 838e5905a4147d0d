/** A form of the app, how it's opened, and what it saves. */
export type Form = {
  /** The file with the form, below `web/features`. */
  file: string;
  view: string;
  /** The paper or entry that the view shows. */
  shows?: 'entryId' | 'clientId' | 'orderId' | 'invoiceId';
  /** The buttons that open the form, in their order. */
  openers?: readonly string[];
  /** The name of the section with the controls, where no form or dialog has them. */
  section?: string;
  /** The button that saves it. */
  save: string;
  /** Buttons that add parts with controls of their own. */
  adds?: readonly string[];
  /** Values with a meaning, by the name or the label of their control. */
  given?: Readonly<Record<string, string>>;
  /** Controls that only decide which others there are. */
  decides?: readonly string[];
  /** The control whose text names the link to what was saved, where a list shows only a part of it. */
  linkedBy?: string;
  /** Values that the form saves besides those of its controls. */
  alsoSaves?: readonly string[];
};

const credentials = 'settings&tab=credentials';
const duty = { file: 'duties/forms/new-duty.tsx', given: { answerBy: '2099-03-04' } };
const inspection = {
  file: 'duties/officials/inspection-form.tsx',
  view: 'duties&page=inspections',
  openers: ['New inspection link'],
  save: 'Create link',
  decides: ['choice', 'days'],
};

const order = {
  save: 'Save order',
  adds: ['Add signer', 'Add line'],
  given: { 'lines.0.amount': '12.50', 'lines.1.amount': '13.50', 'lines.2.amount': '14.50' },
};
const client = { file: 'business/clients/client-dialog.tsx', save: 'Save client' };
const invoices = 'business&tab=invoices';

/** The forms that are filled in by their controls alone. */
export const forms: readonly Form[] = [
  {
    file: 'settings/profile-tab.tsx',
    view: 'settings&tab=profile',
    save: 'Submit',
    given: { businessZip: '80202' },
  },
  {
    file: 'settings/commissions/add-commission.tsx',
    view: credentials,
    save: 'Add commission',
    given: { expirationDate: '2099-03-04' },
  },
  { file: 'settings/insurance-documents/upload-document.tsx', view: credentials, save: 'Upload document' },
  { file: 'settings/primary-state.tsx', view: credentials, save: 'Save primary state' },
  { file: 'settings/additional-states.tsx', view: credentials, save: 'Save additional states' },
  { file: 'settings/preferences-tab.tsx', view: 'settings&tab=preferences', save: 'Save preferences' },
  { ...duty, view: 'duties&page=copy-request', save: 'Save request' },
  { ...duty, view: 'duties&page=official-request', save: 'Save request' },
  { ...duty, view: 'duties&page=hand-over', save: 'Save and see what to do' },
  { ...duty, view: 'duties&page=loss', save: 'See who to notify' },
  {
    file: 'duties/front-page/front-page-form.tsx',
    view: 'duties&page=front-page',
    save: 'Save front page',
  },
  { file: 'duties/retention/holds.tsx', view: 'duties&page=retention', save: 'Add legal hold' },
  { ...inspection, given: { choice: 'period', from: '2020-01-02', to: '2099-01-01' } },
  { ...inspection, given: { choice: 'numbers', numbers: '1' } },
  {
    file: 'entry-details/addenda/addendum-dialog.tsx',
    view: 'entryDetails',
    shows: 'entryId',
    openers: ['Add an addendum'],
    save: 'Add addendum',
  },
  { ...order, file: 'business/orders/new-order.tsx', view: 'business&tab=orders&id=new' },
  {
    ...order,
    file: 'business/orders/order-page.tsx',
    view: 'business&tab=orders&edit=yes',
    shows: 'orderId',
  },
  { ...client, view: 'business&tab=clients', openers: ['Add client'], linkedBy: 'name' },
  { ...client, view: 'business&tab=clients', shows: 'clientId', openers: ['Edit'] },
  {
    file: 'business/mileage/trip-dialog.tsx',
    view: 'business&tab=mileage',
    openers: ['Add trip'],
    save: 'Save trip',
    given: { miles: '4.7' },
    decides: ['return'],
  },
  {
    file: 'business/expenses/expense-dialog.tsx',
    view: 'business&tab=expenses',
    openers: ['Add expense'],
    save: 'Save expense',
    given: { amount: '12.50' },
    alsoSaves: ['upload_id'],
  },
  {
    file: 'business/invoices/new-invoice.tsx',
    view: `${invoices}&id=new`,
    save: 'Make invoice',
    given: { orderIds: 'true' },
    decides: ['orderIds'],
  },
  {
    file: 'business/invoices/edit-invoice.tsx',
    view: invoices,
    shows: 'invoiceId',
    openers: ['More actions for invoice 0001', 'Edit'],
    save: 'Save invoice',
  },
  {
    file: 'business/invoices/record-payment.tsx',
    view: invoices,
    shows: 'invoiceId',
    openers: ['Record payment'],
    save: 'Record payment',
    given: { amount: '12.50' },
  },
  {
    file: 'business/intake/calendar-link.tsx',
    view: 'business&tab=orders&id=connect',
    section: 'Orders in your calendar',
    save: 'Create link',
  },
];
