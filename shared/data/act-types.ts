/** The kinds of notarial acts: stored code, shown name, and plain explanation. */
export const actTypes = {
  acknowledgment: {
    name: 'Acknowledgment',
    meaning: 'The signer declares that they signed the document willingly.',
  },
  jurat: {
    name: 'Jurat',
    meaning: 'The signer signs before you and swears or affirms that what the document says is true.',
  },
  oath_or_affirmation: {
    name: 'Oath or Affirmation',
    meaning:
      'Someone swears or affirms aloud, before you, to tell the truth or perform a duty. There may be no document.',
  },
  copy_certification: {
    name: 'Copy Certification',
    meaning: 'You compare a copy with the original and certify that it is complete and accurate.',
  },
  signature_witnessing: {
    name: 'Signature Witnessing',
    meaning:
      'You watch the signer sign and certify that you did. There is no oath about what the document says.',
  },
  verification: {
    name: 'Verification',
    meaning: 'The signer declares under oath or affirmation that a statement in a document is true.',
  },
  protest: {
    name: 'Protest',
    meaning: 'You certify that a note or other instrument was presented and not paid or accepted.',
  },
  other: { name: 'Other Act', meaning: 'Any other act that your state allows notaries to perform.' },
} as const;

export type ActType = keyof typeof actTypes;

export const actTypeCodes = Object.keys(actTypes) as ActType[];

/** How the signer appeared before the notary. */
export const actModes = {
  in_person: 'In person, on paper',
  electronic: 'In person, on an electronic document',
  remote: 'Remotely, by audio and video',
} as const;

export type ActMode = keyof typeof actModes;

export const actModeCodes = Object.keys(actModes) as ActMode[];
