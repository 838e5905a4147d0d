import { Button, TextField } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { stateBounds } from '#shared/data/state-bounds.ts';
import { findState, isStateCode } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { isTownLabel } from '#shared/rules/town-label.ts';
import { Icon } from '#web/components/icon.tsx';
import { LocationMap } from '#web/components/map/location-map.tsx';
import type { Profile } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { MoreDetails } from '../form/more-details.tsx';
import { fieldId, usePractice } from '../form/wizard-context.tsx';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';
import { RecentPlaces } from '../start/recent-places.tsx';
import { useFeeNote } from '../start/use-fee-note.ts';
import { InterpreterFields, PaperReference, RemoteSession } from './act-particulars.tsx';
import { ActTime } from './act-time.tsx';
import { useLocationCapture } from './use-location-capture.ts';

/** The height of the map in the wizard, in pixels (specification, section 9). */
const mapHeight = 250;

/** Step 2: date, fee, and place of the act (specification, section 2.8). */
export function DetailsStep({ notary }: { notary: Profile }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const [date, actTimezone, stateCode, lat, lng, label] = useWatch({
    control,
    name: ['date', 'actTimezone', 'stateCode', 'locationLat', 'locationLng', 'locationLabel'],
  });
  const isShown = useShown();
  const point = lat === null || lng === null ? null : { lat, lng };
  const area = isStateCode(stateCode) ? stateBounds[stateCode] : undefined;
  const location = useLocationCapture();
  const feeNote = useFeeNote();
  const isPractice = usePractice();
  const isLate = date !== dayIn(actTimezone, serverNow());

  const forgetPoint = () => {
    setValue('locationLat', null, { shouldDirty: true });
    setValue('locationLng', null, { shouldDirty: true });
  };

  return (
    <>
      <section className="wizard-block">
        <div className="wizard-fields">
          <TextField
            id={fieldId('date')}
            label="Date"
            value={formatDay(date, notary)}
            isReadOnly
            descriptiveText={
              isLate
                ? 'The day you started this draft. If you submit it today, the entry is marked as a late entry.'
                : 'Today, in the time zone of the act'
            }
          />
          {isShown('fee') && (
            <EntryTextField
              name="fee"
              type="number"
              inputMode="decimal"
              min="0"
              step="0.01"
              placeholder="0.00"
              descriptiveText={feeNote}
            />
          )}
          <ActTime />
          <FieldInputs block="act" isNoted />
        </div>
      </section>
      <RemoteSession />
      {isShown('granteeName') && <LandConveyanceFields />}
      <section className="wizard-block" aria-labelledby="place-of-act">
        <h3 id="place-of-act">Location</h3>
        <EntryTextField name="locationLabel" autoComplete="off" />
        {!isPractice && (
          <>
            {point && isTownLabel(label) && (
              <div className="wizard-hint-text">
                <p>This is the town only. Use this place to add the street address, or type it.</p>
                <Button
                  size="small"
                  isLoading={location.isStaying}
                  loadingText="Looking up the address…"
                  onClick={location.stay}
                >
                  Use this place
                </Button>
              </div>
            )}
            <RecentPlaces />
            <Button
              className="wizard-add"
              isLoading={location.isLocating}
              loadingText="Finding your location…"
              onClick={location.locate}
            >
              <Icon name="pin" /> Use Current Location (GPS)
            </Button>
            <LocationMap
              point={point}
              area={area}
              height={mapHeight}
              onPick={location.pick}
              needsStreets={point === null || isTownLabel(label)}
            />
            {point && (
              <Button variation="link" size="small" onClick={forgetPoint}>
                Remove the point on the map
              </Button>
            )}
          </>
        )}
      </section>
      <InterpreterFields />
      <PaperReference />
      <MoreDetails />
    </>
  );
}

/** The fields that Texas requires for a conveyance of land. */
function LandConveyanceFields() {
  const { content, rules } = useLaw();
  return (
    <section className="wizard-block" aria-labelledby="land-conveyance">
      <h3 id="land-conveyance">{findState(content.stateCode ?? '')?.name} Land Conveyance</h3>
      <p className="wizard-hint-text">{lawNote(rules.granteeName) ?? 'Optional for this document.'}</p>
      <div className="wizard-fields">
        <FieldInputs block="land" />
      </div>
    </section>
  );
}
