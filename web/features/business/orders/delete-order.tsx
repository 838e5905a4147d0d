import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { DeletePaper } from '../papers/delete-paper.tsx';
import type { Order } from './order-types.ts';

/** Deletes an order after a question. Any plan can. */
export function DeleteOrder({ order: { id, title } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="order-buttons">
      <Button colorTheme="error" onClick={() => setAsking(true)}>
        <Icon name="trash" size={18} /> Delete
      </Button>
      {isAsking && (
        <DeletePaper
          what="order"
          remove={() => api('delete-order', { params: { id } })}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate(paths.business(), { replace: true })}
        >
          <p>
            “{title}” will be deleted. You can't undo this. Journal entries stay as they are. To keep the
            order in your records, cancel it instead.
          </p>
        </DeletePaper>
      )}
    </div>
  );
}
