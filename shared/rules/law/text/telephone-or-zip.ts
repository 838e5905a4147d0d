const shape = /^(?:\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}(?! \d)|\d{5}-\d{4})(?!\d)/u;

/** Reports whether a normalized text begins with a telephone number, or with a ZIP code of nine digits, in their usual groups. */
export const isTelephoneOrZip = (text: string) => shape.test(text);
