import { Button } from '@aws-amplify/ui-react';
import { type ComponentType, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { signerFieldNames } from '#shared/entry/fields.ts';
import type { CardReading, signerOfCard } from '#shared/rules/aamva/signer-of-card.ts';
import { Icon } from '#web/components/icon.tsx';
import { notify } from '#web/lib/browser/toasts.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { EntryForm } from '../form/entry-form.ts';
import type { ScanDialogProps } from '../id-scan/scan-dialog.tsx';
import { useLaw } from '../law/law-context.tsx';
import { fillSigner, namesOf, notifyFilled } from './signer-filling.ts';
import './signer-details.css';

const notLoaded = 'The barcode reader could not be loaded. Check your internet connection and try again.';

/** The dialog that reads a barcode, and the function that reads a signer from its text. */
type Scanner = { Dialog: ComponentType<ScanDialogProps>; read: typeof signerOfCard };

/** The message after a scan: field names and sentences, but no data from the card. */
type ScanReport = { filled: string; leftOut: string[]; warnings: string[] };

function warningsOf(
  { isDamaged, isNameCutShort, expiredOn }: Extract<CardReading, { kind: 'read' }>,
  style: Parameters<typeof formatDay>[1],
): string[] {
  return [
    ...(isDamaged ? ['This card’s data is damaged. Type the name and address.'] : []),
    ...(expiredOn
      ? [`This ID expired on ${formatDay(expiredOn, style)}. Check whether your state accepts it.`]
      : []),
    ...(isNameCutShort
      ? ['The card does not have room for the full name. Complete it from the document.']
      : []),
  ];
}

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
      const [{ ScanDialog }, { signerOfCard: read }] = await Promise.all([
        import('../id-scan/scan-dialog.tsx'),
        import('#shared/rules/aamva/signer-of-card.ts'),
      ]);
      setScanner({ Dialog: ScanDialog, read });
    } catch {
      notify.error(notLoaded);
    }
  };

  const take = (read: Scanner['read'], text: string): boolean => {
    const reading = read(text, content, form.getValues('date'));
    if (reading.kind === 'no-card') return false;
    close();
    const filled = fillSigner(form, index, reading.signer, signerFieldNames);
    setReport({
      filled:
        filled.length > 0 ? `Filled in from the ID: ${namesOf(filled)}.` : 'The ID matches what you entered.',
      leftOut: reading.leftOut,
      warnings: warningsOf(reading, notary),
    });
    notifyFilled(form, index, filled, () => setReport(undefined));
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
          onText={(text) => take(scanner.read, text)}
          onClose={close}
        />
      )}
    </div>
  );
}
