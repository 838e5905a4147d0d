import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  email: 'notary@sos.in.gov',
  url: 'https://inbiz.in.gov/certification/notary',
  addressNotFound: '2026-11-27',
};
const none = noneFound('medium', 'IC 33-42-17-8(a)', 'Indiana Secretary of State, Notary Public Guide');

/** What Indiana requires of a journal beyond its entries. */
export const indianaDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    {
      text: 'If your journal of remote acts is lost, stolen, or compromised, notify the Secretary of State within 15 days.',
      cite: '75 IAC 7-6-1(e)',
      confidence: 'high',
      within: { days: 15 },
      office,
    },
  ],
  commissionEnd: none,
  resignation: none,
  death: none,
  destruction: [
    {
      text: 'Do not delete or destroy a journal of remote acts unless the Secretary of State or a court orders it.',
      rule: 'by_order',
      cite: 'IC 33-42-17-8(f)',
      confidence: 'high',
      office,
    },
  ],
  frontPage: none,
  backup: noneFound('medium', 'IC 33-42-17-8(d)'),
  location: [
    high(
      'IC 33-42-17-8(b)',
      'Keep the journal of remote acts yourself and under your exclusive control. Your employer may not do it for you.',
    ),
  ],
  recordings: [
    {
      text: 'Keep the audio and video recording of a remote act for at least 10 years.',
      cite: 'Indiana law on recordings of remote acts (as reported)',
      confidence: 'low',
      years: 10,
    },
  ],
};
