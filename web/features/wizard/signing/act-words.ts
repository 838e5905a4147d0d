import { type ActType, actTypes } from '#shared/data/act-types.ts';
import type { Language } from './signing-texts.ts';

/** An act as a signer understands it: its name, and what the signer does. */
type ActWords = { name: string; meaning: string };

/**
 * The acts in plain words, in the second person. The Spanish keeps "notary public": several states prohibit the literal
 * translation, which in Latin America names a kind of attorney (for example Cal. Gov. Code § 8219.5).
 */
const words: Record<ActType, Record<Language, ActWords>> = {
  acknowledgment: {
    en: {
      name: actTypes.acknowledgment.name,
      meaning: 'You say that the signature on this document is yours and that you signed willingly.',
    },
    es: {
      name: 'Reconocimiento de firma',
      meaning: 'Usted declara que la firma de este documento es suya y que firmó por su voluntad.',
    },
  },
  jurat: {
    en: {
      name: actTypes.jurat.name,
      meaning: 'You sign in front of the notary and swear or affirm that the document is true.',
    },
    es: {
      name: 'Declaración jurada',
      meaning: 'Usted firma ante el notary public y jura o afirma que el documento dice la verdad.',
    },
  },
  oath_or_affirmation: {
    en: {
      name: actTypes.oath_or_affirmation.name,
      meaning: 'You promise aloud, in front of the notary, to tell the truth or perform a duty.',
    },
    es: {
      name: 'Juramento o promesa',
      meaning: 'Usted promete en voz alta, ante el notary public, decir la verdad o cumplir un deber.',
    },
  },
  copy_certification: {
    en: {
      name: actTypes.copy_certification.name,
      meaning: 'The notary certifies that a copy of your document is complete and true.',
    },
    es: {
      name: 'Certificación de copia',
      meaning: 'El notary public certifica que la copia de su documento es completa y fiel.',
    },
  },
  signature_witnessing: {
    en: {
      name: actTypes.signature_witnessing.name,
      meaning: 'The notary watches you sign this document.',
    },
    es: {
      name: 'Firma presenciada',
      meaning: 'El notary public presencia cómo usted firma este documento.',
    },
  },
  verification: {
    en: {
      name: actTypes.verification.name,
      meaning: 'You swear or affirm that a statement in this document is true.',
    },
    es: {
      name: 'Verificación bajo juramento',
      meaning: 'Usted jura o afirma que una declaración de este documento es verdadera.',
    },
  },
  protest: {
    en: {
      name: actTypes.protest.name,
      meaning: 'The notary certifies that a note or other paper was not paid or accepted.',
    },
    es: {
      name: 'Protesto',
      meaning: 'El notary public certifica que un pagaré u otro título no fue pagado o aceptado.',
    },
  },
  other: {
    en: { name: actTypes.other.name, meaning: 'The notary performs an official act for you.' },
    es: { name: 'Otro acto', meaning: 'El notary public realiza un acto oficial para usted.' },
  },
};

/** Returns an act in plain words; undefined for any text that is not the code of an act. */
export function actWords(act: string, language: Language): ActWords | undefined {
  return Object.hasOwn(words, act) ? words[act as ActType][language] : undefined;
}
