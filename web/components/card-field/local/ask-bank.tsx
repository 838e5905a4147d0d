import { Button } from '@aws-amplify/ui-react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#web/components/dialog.tsx';

type Outcome = 'succeed' | 'fail';

/** Shows a dialog instead of the bank's page and returns its answer. Closing the dialog fails the authentication. */
export function askBank(): Promise<Outcome> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const response = (outcome: Outcome) => {
      root.unmount();
      place.remove();
      resolve(outcome);
    };
    root.render(<BankDialog onAnswer={response} />);
  });
}

function BankDialog({ onAnswer }: { onAnswer: (outcome: Outcome) => void }) {
  return (
    <Dialog
      title="Your bank asks you to confirm"
      onClose={() => onAnswer('fail')}
      footer={
        <>
          <Button onClick={() => onAnswer('fail')}>Fail</Button>
          <Button variation="primary" onClick={() => onAnswer('succeed')}>
            Authorize
          </Button>
        </>
      }
    >
      <p>This is a test version of the page where a bank asks its customer to confirm a card payment.</p>
    </Dialog>
  );
}
