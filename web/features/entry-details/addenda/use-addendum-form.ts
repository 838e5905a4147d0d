import { useForm } from 'react-hook-form';
import type { NumberKind } from '#shared/data/number-kinds.ts';

/** An addendum as it is typed. `kinds` are the answers to questions about numbers, by the text that has them. */
export type AddendumForm = {
  reason: string;
  text: string;
  field: string;
  kinds: Record<string, NumberKind | undefined>;
};

/** Returns the form of a new addendum. */
export const useAddendumForm = () =>
  useForm<AddendumForm>({ defaultValues: { reason: '', text: '', field: '', kinds: {} } });
