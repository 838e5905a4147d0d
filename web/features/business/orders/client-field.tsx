import { Button, SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '#web/components/icon.tsx';
import { ClientDialog } from '../clients/client-dialog.tsx';
import { useClients } from '../use-clients.ts';
import type { OrderValues } from './order-values.ts';

/** Chooses the client of an order, or adds one without leaving the form. */
export function ClientField() {
  const form = useFormContext<OrderValues>();
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const { items } = useClients();
  const [added, setAdded] = useState<{ id: string; name: string }>();
  const [isAdding, setAdding] = useState(false);
  const choices = [...(items ?? []), ...(added ? [added] : [])];
  const known = [...new Map(choices.map((client) => [client.id, client])).values()];
  const isKnown = clientId === '' || known.some(({ id }) => id === clientId);
  return (
    <div className="order-client">
      {/* Controlled, because the clients may arrive after the choice. */}
      <SelectField
        label="Client"
        value={clientId}
        onChange={({ target }) => form.setValue('clientId', target.value, { shouldDirty: true })}
      >
        <option value="">No client</option>
        {!isKnown && <option value={clientId}>Chosen client</option>}
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => setAdding(true)}>
        <Icon name="plus" size={18} /> Add client
      </Button>
      {isAdding &&
        // A form inside of another is no HTML.
        createPortal(
          // For React, the dialog is inside of the form of the order, which must not be sent with it.
          <div onSubmit={(event) => event.stopPropagation()}>
            <ClientDialog
              onClose={() => setAdding(false)}
              onSaved={(client) => {
                setAdded(client);
                form.setValue('clientId', client.id, { shouldDirty: true });
              }}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}
