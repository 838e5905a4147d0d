import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Nebraska. */
export const nebraska: StateGuide = {
  duty: [
    high('433 Neb. Admin. Code ch. 7, § 015.01', 'For acts on paper a journal is optional.'),
    high(
      '433 Neb. Admin. Code ch. 7, § 015.01',
      'As an electronic notary you must keep a journal of all electronic acts, also of those in person.',
    ),
    high(
      'Neb. Rev. Stat. § 64-409(1)',
      'As an online notary you must keep a secure electronic record of the electronic documents that you notarize.',
    ),
  ],
  format: [high('433 Neb. Admin. Code ch. 7, § 015.01', 'No rule governs the form of a voluntary journal.')],
  retention: [
    high(
      '433 Neb. Admin. Code ch. 7, § 015.02',
      'Keep the record of an electronic or online act and its backup for at least 10 years after the date of the act.',
    ),
    high(
      '433 Neb. Admin. Code ch. 7, § 015.02',
      'No period is set for a voluntary journal of acts on paper.',
    ),
  ],
  entry: [
    medium(
      'Neb. Rev. Stat. § 64-409',
      'For an online act record the date and time, the type of act, and the type, title or description of the document.',
    ),
    medium(
      'Neb. Rev. Stat. § 64-409',
      'Record the name and address of each principal, the evidence of identity, and the fee.',
    ),
    high(
      'Neb. Rev. Stat. § 64-409',
      'For an online act, also record the name and address of each credible witness.',
    ),
    medium(
      'Neb. Rev. Stat. § 64-409',
      'The record of an online act includes an audio and video recording. It must not show images of the documents.',
    ),
    low('433 Neb. Admin. Code ch. 7, § 015.01', 'Record the same for an electronic act in person.'),
    medium('Neb. Rev. Stat. § 64-409', 'The law requires no ID number or thumbprint.'),
  ],
  fees: [
    low('Neb. Rev. Stat. § 33-133', 'You may charge at most $5 for an acknowledgment.'),
    low(
      'Neb. Rev. Stat. § 33-133',
      'You may charge $2 for an affidavit and seal, $2 for an oath, and $5 for each certificate and seal. Charge no more than $2 for a jurat.',
    ),
  ],
  more: [
    high(
      'Neb. Rev. Stat. § 64-105.02',
      'A mark may be notarized if it is made before you and two disinterested witnesses, who both sign their names beside it. Below the mark, you write who made it, and the names and addresses of the witnesses.',
    ),
  ],
  questions: [
    'Which figures does § 33-133 set today, and which of them applies to a jurat?',
    'What must the journal of an electronic act in person hold?',
  ],
  sources: [
    {
      cite: 'Neb. Rev. Stat. § 64-105.02',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-105.02',
      readAt: 'https://codes.findlaw.com/ne/chapter-64-notaries-public/ne-rev-st-sect-64-105-02/',
      quote:
        'The mark is affixed in the presence of the notary public and of two witnesses unaffected by the document',
      read: '2026-11-23',
    },
    {
      cite: '433 Neb. Admin. Code ch. 7, § 015.01',
      readAt:
        'https://casetext.com/regulation/nebraska-administrative-code/secretary-of-state/title-433-secretary-of-state/chapter-7-electronic-notaries-public/section-433-7-015-record-of-electronic-notarial-acts',
      quote:
        'an electronic notary public shall keep a journal of all electronic notarizations he or she performs',
      read: '2026-11-21',
    },
    {
      cite: '433 Neb. Admin. Code ch. 7, § 015.02',
      readAt:
        'https://casetext.com/regulation/nebraska-administrative-code/secretary-of-state/title-433-secretary-of-state/chapter-7-electronic-notaries-public/section-433-7-015-record-of-electronic-notarial-acts',
      quote: 'for at least ten (10) years after the date of the notarial act',
      read: '2026-11-21',
    },
    {
      cite: '433 Neb. Admin. Code ch. 7, § 015',
      readAt:
        'https://casetext.com/regulation/nebraska-administrative-code/secretary-of-state/title-433-secretary-of-state/chapter-7-electronic-notaries-public/section-433-7-015-record-of-electronic-notarial-acts',
      read: '2026-11-21',
    },
    {
      cite: 'Neb. Rev. Stat. § 64-409(1)',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-409',
      readAt: 'https://self-law.org/code/ne/chapter-64/64-409',
      quote:
        'An online notary public shall keep a secure electronic record of electronic documents notarized by the online notary public.',
      read: '2026-11-21',
    },
    {
      cite: 'Neb. Rev. Stat. § 64-409',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-409',
      readAt: 'https://self-law.org/code/ne/chapter-64/64-409',
      read: '2026-11-21',
    },
    {
      cite: 'Neb. Rev. Stat. § 33-133',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=33-133',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Regulation of 2020, compared with a reference work in March 2024; fees from a handbook of 2008.',
};
