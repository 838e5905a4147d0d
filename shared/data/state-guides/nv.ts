import type { StateGuide } from '../state-guide.ts';

/** What a notary of Nevada should know about the journal. */
export const nevada: StateGuide = {
  duty: [
    {
      text: 'You must enter each notarial act that you perform in a journal that you keep in your office.',
      cite: 'NRS 240.120(1)',
    },
    { text: 'Enter the act when you perform it.', cite: 'NRS 240.120' },
    {
      text: 'The duty binds notaries public. Other notarial officers are excepted.',
      cite: 'NRS 240.120(1)',
    },
  ],
  format: [
    {
      text: 'Record acts on paper in a bound volume with preprinted page numbers.',
      cite: 'NRS 240.120 (older text; SOS document 2023 quoted by a third party)',
      toVerify: true,
    },
    {
      text: 'For acts on paper an electronic journal does not replace the bound volume; it can only accompany it.',
      cite: 'NRS 240.120 (older text; SOS document 2023 quoted by a third party)',
      toVerify: true,
    },
    {
      text: 'A registered electronic notary keeps an electronic journal of each electronic act. It holds no electronic signatures.',
      cite: 'NRS 240.201(1)',
    },
  ],
  retention: [
    {
      text: 'Keep the journal until 7 years after the day on which you cease to be a notary. The last entry does not start the period.',
      cite: 'NRS 240.120',
      toVerify: true,
    },
    {
      text: 'An electronic notary keeps the electronic journal for 7 years after the registration ends.',
      cite: 'NRS 240.201',
    },
  ],
  handOver: [
    {
      text: 'Keep the journal in a secure location.',
      cite: 'NRS 240.120',
    },
    {
      text: 'If it is lost or stolen, report that to the Secretary of State and to law enforcement.',
      cite: 'NRS 240.120',
    },
  ],
  entry: [
    {
      text: 'Record the date, the type of act, and the title or a description of the document.',
      cite: 'NRS 240.120(1)',
    },
    {
      text: 'Record the name and signature of the person for whom you act, and the fee.',
      cite: 'NRS 240.120(1)',
    },
    {
      text: 'Record the evidence by which you identified the signer.',
      cite: 'NRS 240.120(1)',
    },
    {
      text: 'Record whether you administered an oath.',
      cite: 'NRS 240.120(1)(f)',
    },
    { text: 'Record the type of certificate that you used.', cite: 'NRS 240.120(1)' },
    {
      text: 'A credible witness must sign the journal and be marked as a credible witness.',
      cite: 'NRS 240.120',
    },
    {
      text: 'You may do without the signature if you acted for the person within the previous 6 months, know them personally, and they are your employer or coworker in the ordinary course of business. Then write "known personally" as the evidence of identity.',
      cite: 'NRS 240.120(3)',
    },
    {
      text: 'One entry may cover several acts for the same person at the same time on one document or on similar ones.',
      cite: 'NRS 240.120',
    },
    {
      text: 'The list asks for no time of day, no address of the signer and no ID number.',
      cite: 'NRS 240.120(1)',
    },
    { text: 'A thumbprint is neither required nor prohibited.', cite: 'NRS 240.120(1)', toVerify: true },
  ],
  fees: [
    {
      text: "For an acknowledgment you may charge at most $15 for each signer's first signature and $7.50 for each additional signature of that signer.",
      cite: 'NRS 240.100 (AB 245 of 2021)',
    },
    {
      text: 'The cap for a jurat is $15. For an oath without a signature and for a certified copy it is $7.50.',
      cite: 'NRS 240.100 (AB 245 of 2021)',
    },
    {
      text: 'A travel fee may not exceed $15 an hour from 6 a.m. to 7 p.m. and $30 an hour from 7 p.m. to 6 a.m.',
      cite: 'NRS 240.100 (AB 245 of 2021)',
    },
    { text: 'Post a table of your fees.', cite: 'NRS ch. 240' },
  ],
  more: [
    { text: 'The journal is open to public inspection.', cite: 'NRS 240.120' },
    {
      text: 'Give a certified copy of an entry to anyone who asks and pays the fee of $7.50.',
      cite: 'NRS 240.120',
    },
  ],
  questions: [
    'Does NRS 240.120 still demand a bound volume with preprinted page numbers?',
    'Does NRS 240.120 still demand that the journal be kept for 7 years after you cease to be a notary?',
    'Has the session of 2025 changed the law on the journal?',
  ],
  sources: [
    {
      cite: 'NRS 240.120(1)',
      url: 'https://nevada.public.law/statutes/nrs_240.120',
      quote:
        'each notary public shall keep a journal in his or her office in which the notary public shall enter for each notarial act performed',
    },
    {
      cite: 'NRS 240.120(1)(f)',
      url: 'https://nevada.public.law/statutes/nrs_240.120',
      quote: 'An indication of whether the notary public administered an oath',
    },
    {
      cite: 'NRS 240.120(3)',
      url: 'https://nevada.public.law/statutes/nrs_240.120',
      quote: 'The notary public has performed a notarial act for the person within the previous 6 months',
    },
    {
      cite: 'NRS 240.120',
      url: 'http://www.notaryrotary.com/buy/Nevada_Modern_Journal_of_Notarial_Events.asp',
      quote: 'until 7 years after the date on which he ceases to be a notary public',
    },
    {
      cite: 'NRS 240.120 (older text; SOS document 2023 quoted by a third party)',
      url: 'http://www.notaryrotary.com/buy/Nevada_Modern_Journal_of_Notarial_Events.asp',
      quote: 'Be in a bound volume with preprinted page numbers.',
    },
    {
      cite: 'NRS 240.201(1)',
      url: 'https://instalawyer.io/laws/nevada-revised-statutes/chapter-240-notaries-public-nrs-240201-duty-to',
      quote: 'An electronic notary public shall keep an electronic journal of each electronic notarial act',
    },
    {
      cite: 'NRS 240.201',
      url: 'https://instalawyer.io/laws/nevada-revised-statutes/chapter-240-notaries-public-nrs-240201-duty-to',
    },
    {
      cite: 'NRS 240.100 (AB 245 of 2021)',
      url: 'https://www.notaryact.com/notary-journal-law/nevada/',
      quote: '$15 first signature per signer',
    },
    { cite: 'NRS ch. 240' },
  ],
  confidence: 'medium',
  lawRead:
    'Code of 2023 and 2024 for the contents of the journal; an older text for the bound volume and retention, reported until 2025.',
};
