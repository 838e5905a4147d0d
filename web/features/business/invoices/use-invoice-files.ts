import { apiFile } from '#web/lib/api/api-client.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';

/** A button's PDF of an invoice. */
export function useInvoicePdf({ id, number }: { id: string; number: string }) {
  return useSavedFile(() => apiFile('export-client-invoice', `invoice-${number}.pdf`, { params: { id } }), {
    failed: 'The PDF could not be made. Try again.',
    done: 'Invoice saved as a PDF',
  });
}

/** A button's statement of all that a client owes. */
export function useStatement(id: string, name: string) {
  return useSavedFile(() => apiFile('export-statement', `statement-${name}.pdf`, { params: { id } }), {
    failed: 'The statement could not be made. Try again.',
    done: 'Statement saved as a PDF',
  });
}
