import { Button } from '@aws-amplify/ui-react';
import { type ComponentType, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '#web/components/icon.tsx';
import { notify } from '#web/lib/browser/toasts.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { EntryForm } from '../form/entry-form.ts';
import type { ScanDialogProps } from '../id-scan/scan-dialog.tsx';
import { useLaw } from '../law/law-context.tsx';
import type { fillFromCard, ScanReport } from './card-filling.ts';
import './signer-details.css';

const notLoaded = 'The barcode reader could not be loaded. Check your internet connection and try again.';

/** The dialog that reads a barcode, and the function that fills in a signer from its text. */
type Scanner = { Dialog: ComponentType<ScanDialogProps>; fill: typeof fillFromCard };

/**
 * Fills in a signer from the barcode of a driver's license or state ID. The function that reads the barcode drops what
 * the entry's state prohibits, so the notary must choose the state first.
 */
export function SignerScan({ index }: { index: number }) {
  const form = useFormContext<EntryForm>();
  const stateCode = useWatch({ control: form.control, name: 'stateCode' });
  const { content } = useLaw();
  const notary = useNotary();
  const [scanner, setScanner] = useState<Scanner>();
  const [report, setReport] = useState<ScanReport>();
  const hintId = `scan-hint-${index}`;

  const close = () => setScanner(undefined);

  /** Loads the scanner on demand, because not every notary needs it. Offline, it may be unavailable. */
  const open = async () => {
    try {
      const [{ ScanDialog }, { fillFromCard: fill }] = await Promise.all([
        import('../id-scan/scan-dialog.tsx'),
        import('./card-filling.ts'),
      ]);
      setScanner({ Dialog: ScanDialog, fill });
    } catch {
      notify.error(notLoaded);
    }
  };

  const take = (fill: Scanner['fill'], text: string): boolean => {
    const filled = fill(form, index, text, { content, notary }, () => setReport(undefined));
    if (!filled) return false;
    close();
    setReport(filled);
    return true;
  };

  return (
    <div className="signer-scan">
      <Button
        aria-label={`Scan ID of signer ${index + 1}`}
        aria-describedby={hintId}
        isDisabled={!stateCode}
        onClick={() => void open()}
      >
        <Icon name="card" /> Scan ID
      </Button>
      <p id={hintId} className="signer-scan-hint">
        {stateCode
          ? "Fills in the form from the barcode on the back of a driver's license or state ID."
          : "Choose the state first. Its law decides what we may copy from a driver's license or state ID."}
      </p>
      <div role="status">
        {report && (
          <div className="signer-scan-report">
            <p>{report.filled}</p>
            {report.leftOut.length > 0 && (
              <ul aria-label="Left out">
                {report.leftOut.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            {report.warnings.map((warning) => (
              <p key={warning} className="signer-scan-warning">
                <Icon name="warning" size={16} /> {warning}
              </p>
            ))}
            <p>Check every field against the card.</p>
          </div>
        )}
      </div>
      {scanner && (
        <scanner.Dialog
          title={`Scan ID - Signer ${index + 1}`}
          onText={(text) => take(scanner.fill, text)}
          onClose={close}
        />
      )}
    </div>
  );
}
