import { plans, plansWith } from '#shared/data/plans.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';

export const business = [
  {
    id: 'business-orders',
    title: 'Orders: from the appointment to the payment',
    body: [
      'Under Business, an order is a signing appointment: who ordered it, when and where it is, who signs, and what you charge for each part. Orders are your working papers. They’re never sealed, and you can change them at any time.',
      {
        steps: [
          'Add an order yourself, or from the client’s email, calendar file, or text. You approve what was read before anything is saved.',
          'At the appointment, start its entries from the order. Place, signers, document titles, and fees are filled in.',
          'Mark it as done. The list then shows what is missing: entry, mileage, invoice, or payment.',
        ],
      },
      'Search your orders by signer, title, number, client, or address. All words must match.',
      `Business is part of ${plansWith('business')} and of the trial. On ${plans.free.name}, you can still read, export, and delete what you recorded.`,
    ],
    ways: [{ text: 'Open your orders', to: paths.business('orders') }],
  },
  {
    id: 'order-sources',
    title: 'Orders from messages, and in your calendar',
    body: [
      'Choose Read a message and paste the text of a confirmation, or choose its email (.eml), calendar file (.ics), or text file. On a phone, share it with the app and choose Read as order. Nothing is saved before you add it.',
      {
        points: [
          'Check the fields that are marked: the message was not clear about them.',
          'A message about an order that you already have changes or cancels that order, once you agree.',
          'Below your orders is a link to two secrets: an address for forwarded emails, and a calendar link for Apple Calendar, Google Calendar, or Outlook.',
          'On the same page, choose Email me the evening before. At about 6 PM on the evening before a day with orders, you get an email that lists them.',
        ],
      },
      'If someone else got hold of a secret, create a new one. The earlier one stops working.',
    ],
    ways: [
      { text: 'Read a message', to: paths.business('orders', { id: 'read' }) },
      { text: 'Calendar link and email address', to: paths.business('orders', { id: 'connect' }) },
    ],
  },
  {
    id: 'mileage',
    shot: 'mileage',
    title: 'Log your miles',
    body: [
      'The IRS asks for date, places, purpose, and miles of each business trip. The mileage log keeps them by month and counts each trip at the standard rate of its day.',
      {
        points: [
          'An order suggests its trip: from where your last trip of the day ended, or from the business address in your profile, to the address of the order.',
          'The log remembers the miles between two places, and can find the driving distance between new ones. Then a trip takes two taps.',
          'Add the return trip with its checkbox, or later from the menu of the trip.',
        ],
      },
    ],
    ways: [
      { text: 'Open the mileage log', to: paths.business('mileage') },
      { text: 'Set your business address', to: paths.settings },
    ],
  },
  {
    id: 'business-expenses',
    title: 'Record expenses',
    body: [
      'Each expense belongs to a line of Schedule C. Attach a photo or a PDF of the proof of purchase, up to 10 MB. If you pay it every month or year, say so under Repeats: when it is due again, it is at the top, and you choose Add or Stop repeating.',
      'If you deduct miles at the standard rate, gas, repairs, insurance, and depreciation of your car are already covered. Record only parking and tolls.',
    ],
    ways: [{ text: 'Open your expenses', to: paths.business('expenses') }],
  },
  {
    id: 'client-invoices',
    title: 'Bill your clients, and see who owes you',
    body: [
      {
        steps: [
          'Mark the orders as done, and choose their client.',
          'Under Business, Invoices, choose New invoice and tick up to ten orders of one client. The number follows your last one unless you type another.',
          'Send it. The client gets the PDF by email, once you’ve confirmed your own address.',
          'When money arrives, choose Record payment. A part is fine.',
        ],
      },
      'Who owes me adds up what is open by client. A statement lists all of a client’s open invoices in one PDF.',
      'Only a draft can be changed or deleted. Void an invoice that was sent by mistake: its number stays taken, and its orders can go on another one.',
    ],
    ways: [{ text: 'Open your invoices', to: paths.business('invoices') }],
  },
  {
    id: 'business-year',
    shot: 'business-year',
    title: 'The year, for your tax return',
    body: [
      'Under Business, Year, you see notarial fees apart from other income, because notarial fees bear no self-employment tax. Fees of entries without an order are included.',
      'Choose whether income counts when orders are done or when payments arrive. Export the year as a PDF for your tax preparer, as CSV, or for QuickBooks or Xero.',
      'The page also names clients who paid enough to send you Form 1099-NEC. What others paid is taxable too. This is bookkeeping, not tax advice.',
    ],
    ways: [{ text: 'Open the year', to: paths.business('year') }],
  },
] as const satisfies readonly HelpArticle[];
