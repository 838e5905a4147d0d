import { useNavigate } from 'react-router';
import { BackLink } from '#web/components/page/back-link.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { OrderForm } from './order-form.tsx';
import { valuesOf } from './order-values.ts';
import { useSaveOrder } from './use-save-order.ts';

/** A new order, typed by hand. */
export function NewOrder() {
  const { timezone } = useNotary();
  const navigate = useNavigate();
  const save = useSaveOrder();
  useViewTitle('New order');
  return (
    <>
      <BackLink to={paths.business()}>All orders</BackLink>
      <OrderForm
        start={valuesOf({}, timezone)}
        saveLabel="Save order"
        onSave={async (values) => {
          const order = await save(values);
          if (order) void navigate(paths.business('orders', { id: order.id }), { replace: true });
          return order !== undefined;
        }}
        onCancel={() => void navigate(paths.business())}
      />
    </>
  );
}
