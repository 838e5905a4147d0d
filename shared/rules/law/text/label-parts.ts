/** Parts of the labels of ID numbers, as regular expressions on normalized text. */

/** "License" with the common misspellings. */
export const license = String.raw`(?:li[cs][cens]{3,6}|li(?:s?c|cs)(?![a-z])\.?)`;

/** A number or its sign follows. It tells short labels from words. */
export const thenNumber = String.raw`(?=(?: \([^)]{1,20}\))?[ ,)]{0,2}(?:#|[a-z]{0,3}-?\d|:|nos?\b|nro|num|nbr|nr\b|clave|is |ending))`;

/** A word that continues the label of an ID: "FOID card", "voter registration card". */
export const idTail = String.raw`(?:(?:'s)?,? (?:cards?|citizen(?:ship)?|benefi[a-z]+|identifier|i\.? ?d\.?|identification|cert(?:ificate)?\.?|permit|reg(?:istration|ister)?\.?|enr(?:\.|ol[a-z.]*)|census|rolls?|member(?:ship)?|${license})(?![a-z]))`;

export const thenId = `(?:${idTail}+|${thenNumber})`;
