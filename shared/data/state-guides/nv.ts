import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Nevada. */
export const nevada: StateGuide = {
  duty: [
    high(
      'NRS 240.120(1)',
      'You must enter each notarial act that you perform in a journal that you keep in your office.',
    ),
    high('NRS 240.120', 'Enter the act when you perform it.'),
    high('NRS 240.120(1)', 'The duty binds notaries public. Other notarial officers are excepted.'),
  ],
  format: [
    medium(
      'NRS 240.120(6)(b) (as reported)',
      'Record acts on paper in a bound volume with preprinted page numbers.',
    ),
    medium(
      'NRS 240.120(6)(b) (as reported)',
      'For acts on paper an electronic journal does not replace the bound volume; it can only accompany it.',
    ),
    high(
      'NRS 240.201(1)',
      'A registered electronic notary keeps an electronic journal of each electronic act. It must not contain the electronic signatures of signers or witnesses.',
    ),
  ],
  retention: [
    medium(
      'NRS 240.120(9) (as reported)',
      'Keep the journal until 7 years after the day on which you cease to be a notary. The last entry does not start the period.',
    ),
    medium(
      'NRS 240.201',
      'An electronic notary keeps the electronic journal for 7 years after the registration ends.',
    ),
  ],
  entry: [
    high(
      'NRS 240.120(1)',
      'Record the date, the type of act, and the title or a description of the document.',
    ),
    high('NRS 240.120(1)', 'Record the name and signature of the person for whom you act, and the fee.'),
    high('NRS 240.120(1)', 'Record the evidence by which you identified the signer.'),
    high('NRS 240.120(1)(f)', 'Record whether you administered an oath.'),
    high('NRS 240.120(1)', 'Record the type of certificate that you used.'),
    high('NRS 240.120', 'A credible witness must sign the journal and be marked as a credible witness.'),
    high(
      'NRS 240.120(3)',
      'You may do without the signature if you acted for the person within the previous 6 months, know them personally, and they are your employer or coworker in the ordinary course of business. Then write "known personally" as the evidence of identity.',
    ),
    high(
      'NRS 240.120',
      'One entry may cover several acts for the same person at the same time on one document or on similar ones.',
    ),
    high('NRS 240.120(1)', 'The list requires no time of day, address of the signer, or ID number.'),
    low('NRS 240.120(1)', 'A thumbprint is neither required nor prohibited.'),
  ],
  fees: [
    medium(
      'NRS 240.100 (AB 245 of 2021)',
      "For an acknowledgment you may charge at most $15 for each signer's first signature and $7.50 for each additional signature of that signer.",
    ),
    medium(
      'NRS 240.100 (AB 245 of 2021)',
      'The cap for a jurat is $15. For an oath without a signature and for a certified copy it is $7.50.',
    ),
    medium(
      'NRS 240.100 (AB 245 of 2021)',
      'A travel fee may not exceed $15 an hour from 6 a.m. to 7 p.m. and $30 an hour from 7 p.m. to 6 a.m.',
    ),
    low('NRS ch. 240', 'Post a table of your fees.'),
  ],
  more: [],
  questions: [
    'Does NRS 240.120 still demand a bound volume with preprinted page numbers?',
    'Does NRS 240.120 still demand that the journal be kept for 7 years after you cease to be a notary?',
    'Has the session of 2025 changed the law on the journal?',
    'What does NRS 240.100 say on fees? A summary was read, and the text was not found.',
  ],
  sources: [
    {
      cite: 'NRS 240.1995(4)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://courtgpt.ai/laws/nevada/chapter-240/statute-240-1995',
      quote:
        'for a period of not less than 7 years, regardless of whether the electronic notarial act was actually completed',
      read: '2026-11-27',
    },
    {
      cite: 'NRS 240.120(9) (as reported)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://www.centralizedverification.com/copia-de-maryland-5',
      quote: 'until 7 years after the date on which he or she ceases to be a notary public',
      read: '2026-11-27',
    },
    {
      cite: 'NRS 240.203',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://nevada.public.law/statutes/nrs_240.203',
      quote: 'Notify the Secretary of State of the death, surrender, revocation or expiration',
      read: '2026-11-27',
    },
    {
      cite: 'NRS 240.120(1)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://nevada.public.law/statutes/nrs_240.120',
      quote:
        'each notary public shall keep a journal in his or her office in which the notary public shall enter for each notarial act performed',
      read: '2026-11-21',
    },
    {
      cite: 'NRS 240.120(1)(f)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://nevada.public.law/statutes/nrs_240.120',
      quote: 'An indication of whether the notary public administered an oath',
      read: '2026-11-21',
    },
    {
      cite: 'NRS 240.120(3)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://nevada.public.law/statutes/nrs_240.120',
      quote: 'The notary public has performed a notarial act for the person within the previous 6 months',
      read: '2026-11-21',
    },
    {
      cite: 'NRS 240.120',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'http://www.notaryrotary.com/buy/Nevada_Modern_Journal_of_Notarial_Events.asp',
      quote: 'until 7 years after the date on which he ceases to be a notary public',
      read: '2026-11-21',
    },
    {
      cite: 'NRS 240.120(6)(b) (as reported)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://www.centralizedverification.com/copia-de-maryland-5',
      quote: 'in a bound volume with preprinted page numbers',
      read: '2026-11-27',
    },
    {
      cite: 'NRS 240.201(1)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt:
        'https://instalawyer.io/laws/nevada-revised-statutes/chapter-240-notaries-public-nrs-240201-duty-to',
      quote:
        'does not include the electronic signatures of the person for whom the electronic notarial act was performed and any witnesses',
      read: '2026-11-22',
    },
    {
      cite: 'NRS 240.201',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt:
        'https://instalawyer.io/laws/nevada-revised-statutes/chapter-240-notaries-public-nrs-240201-duty-to',
      read: '2026-11-21',
    },
    {
      cite: 'NRS 240.100 (AB 245 of 2021)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://www.notaryact.com/notary-journal-law/nevada/',
      quote: '$15 first signature per signer',
      read: '2026-11-21',
    },
    { cite: 'NRS ch. 240', url: 'https://www.leg.state.nv.us/nrs/nrs-240.html', read: '2026-11-21' },
    {
      cite: 'NRS 240.201(6)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt:
        'https://instalawyer.io/laws/nevada-revised-statutes/chapter-240-notaries-public-nrs-240201-duty-to',
      quote: 'within 10 days after receipt of a request from the Secretary of State',
      read: '2026-11-22',
    },
    {
      cite: 'NRS 240.201(7)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt:
        'https://instalawyer.io/laws/nevada-revised-statutes/chapter-240-notaries-public-nrs-240201-duty-to',
      quote: 'for a period of 7 years after the termination of the registration',
      read: '2026-11-22',
    },
    {
      cite: 'NRS 240.120 (report of loss or theft)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://nevada.public.law/statutes/nrs_240.120',
      quote: 'report of loss or theft',
      read: '2026-11-22',
    },
    {
      cite: 'Nevada journal questions (as reported)',
      url: 'https://www.centralizedverification.com/copia-de-maryland-5',
      quote: 'Notify the Secretary of State writing as to the location of the journal',
      read: '2026-11-22',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Code of 2023 and 2024 for the contents of the journal; an older text for the bound volume and retention, reported until 2025.',
};
