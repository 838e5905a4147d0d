import { falsePictures } from '#web/lib/browser/true-pictures.ts';
import type { SigningLine } from './signing-line.ts';
import type { StampedPlace } from './use-stamp-place.ts';

export type Language = 'en' | 'es';

export type SigningTexts = {
  /** The title of the screen (specification, section 2.8); `label` counts the person. */
  title: (label: string) => string;
  progress: (line: number, of: number) => string;
  /** The statement that a person makes with the signature, by role. */
  statement: Record<SigningLine['role'], string>;
  /** The statement of a witness, who is no party to the notarial act. */
  witnessing: Record<Exclude<SigningLine['role'], 'signer'>, (knows: readonly string[]) => string>;
  /** The statement of a person who makes a mark instead of a signature. */
  byMark: string;
  pad: string;
  padHint: string;
  drawn: string;
  notDrawn: string;
  uploaded: string;
  uploadedImage: string;
  /** A signature that is not drawn cannot be saved (specification, section 5). */
  blank: string;
  falsePictures: string;
  stamp: (stamped: StampedPlace) => string;
  clear: string;
  save: string;
  saving: string;
  cannotSign: string;
  cancel: string;
  calling: string;
  callingMore: string;
  backToSigning: string;
  thanks: (person: string) => string;
  giveBack: string;
  takeBack: string;
  holdHow: string;
  pressesLeft: (presses: number) => string;
};

const en: SigningTexts = {
  title: (label) => `Add Signature - ${label}`,
  progress: (line, of) => `${line} of ${of}`,
  statement: {
    signer: 'I sign for this entry.',
    credible_witness: 'I sign as a credible witness.',
    witness: 'I sign as a witness.',
  },
  witnessing: {
    credible_witness: (knows) =>
      knows.length > 0
        ? `You swear or affirm that you know ${knows.join(' and ')}, and that they are who they say they are.`
        : 'You swear or affirm that you know who the signer is.',
    witness: () => 'You watched the signer sign or make a mark.',
  },
  byMark: 'I make my mark, such as an X, as my signature for this entry.',
  pad: 'Draw the signature here with mouse, finger, or pen',
  padHint: 'Sign above the line',
  drawn: 'A signature is drawn.',
  notDrawn: 'No signature yet.',
  uploaded: 'A signature image was chosen.',
  uploadedImage: 'Uploaded signature',
  blank: 'Please draw your signature before saving',
  falsePictures,
  stamp: (stamped) => {
    switch (stamped.kind) {
      case 'found':
        return `Location (${stamped.place.lat.toFixed(4)}, ${stamped.place.lng.toFixed(4)}) and timestamp are embedded in the signature image.`;
      case 'finding':
        return 'Location and timestamp are embedded in the signature image. Finding the location…';
      case 'unknown':
        return 'The timestamp is embedded in the signature image. The location is not available.';
    }
  },
  clear: 'Clear',
  save: 'Save Signature',
  saving: 'Saving…',
  cannotSign: 'I can’t sign here',
  cancel: 'Cancel (notary: press and hold)',
  calling: 'Please give the device to the notary',
  callingMore: 'The notary will help you.',
  backToSigning: 'Back to signing',
  thanks: (person) => (person ? `Thank you, ${person}` : 'Thank you'),
  giveBack: 'Please give the device back to the notary.',
  takeBack: 'Notary: press and hold to continue',
  holdHow: 'For the notary only. Press and hold for about a second, or press three times.',
  pressesLeft: (presses) => (presses === 1 ? 'Press one more time.' : `Press ${presses} more times.`),
};

const es: SigningTexts = {
  title: () => 'Agregar firma',
  progress: (line, of) => `${line} de ${of}`,
  statement: {
    signer: 'Firmo para este registro.',
    credible_witness: 'Firmo como testigo de identidad.',
    witness: 'Firmo como testigo.',
  },
  witnessing: {
    credible_witness: (knows) =>
      knows.length > 0
        ? `Usted jura o afirma que conoce a ${knows.join(' y a ')} y que es quien dice ser.`
        : 'Usted jura o afirma que sabe quién es la persona que firma.',
    witness: () => 'Usted vio a la persona firmar o hacer una marca.',
  },
  byMark: 'Hago mi marca, por ejemplo una X, como mi firma para este registro.',
  pad: 'Dibuje la firma aquí con el ratón, el dedo o un lápiz',
  padHint: 'Firme sobre la línea',
  drawn: 'La firma está dibujada.',
  notDrawn: 'Todavía no hay firma.',
  uploaded: 'Se eligió una imagen de la firma.',
  uploadedImage: 'Firma cargada',
  blank: 'Dibuje su firma antes de guardarla',
  falsePictures:
    'Este navegador altera las imágenes para ocultar su identidad. Permita que este sitio use imágenes (canvas) o use otro navegador.',
  stamp: (stamped) => {
    switch (stamped.kind) {
      case 'found':
        return `La ubicación (${stamped.place.lat.toFixed(4)}, ${stamped.place.lng.toFixed(4)}), la fecha y la hora quedan en la imagen de la firma.`;
      case 'finding':
        return 'La ubicación, la fecha y la hora quedan en la imagen de la firma. Buscando la ubicación…';
      case 'unknown':
        return 'La fecha y la hora quedan en la imagen de la firma. La ubicación no está disponible.';
    }
  },
  clear: 'Borrar',
  save: 'Guardar firma',
  saving: 'Guardando…',
  cannotSign: 'No puedo firmar aquí',
  cancel: 'Cancelar (notary: mantener presionado)',
  calling: 'Entregue el dispositivo al notary public',
  callingMore: 'El notary public le ayudará.',
  backToSigning: 'Volver a firmar',
  thanks: (person) => (person ? `Gracias, ${person}` : 'Gracias'),
  giveBack: 'Devuelva el dispositivo al notary public.',
  takeBack: 'Notary: mantenga presionado para continuar',
  holdHow: 'Solo para el notary public. Mantenga presionado cerca de un segundo, o presione tres veces.',
  pressesLeft: (presses) => (presses === 1 ? 'Presione una vez más.' : `Presione ${presses} veces más.`),
};

/** Every text that a signer reads, in the languages that a signer can choose. */
export const signingTexts: Readonly<Record<Language, SigningTexts>> = { en, es };
