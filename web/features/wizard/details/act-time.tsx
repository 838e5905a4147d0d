import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { entryFields } from '#shared/entry/fields.ts';
import { timedAct } from '#shared/rules/act-time.ts';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { timeOfAct } from '#shared/rules/entry-words.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { offeredTimezones, timezoneName } from '#web/lib/timezone-names.ts';
import { deviceTimezone } from '#web/lib/timezones.ts';
import { useNow } from '#web/lib/use-now.ts';
import { EntrySelectField, EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { lawNote, useLaw } from '../law/law-context.tsx';

/** The time of the act as it would be sealed now, and the control that changes time and time zone. */
export function ActTime() {
  const { control, setValue } = useFormContext<EntryForm>();
  const [date, actTime, actTimezone] = useWatch({ control, name: ['date', 'actTime', 'actTimezone'] });
  const { rules } = useLaw();
  const problem = useProblem('actTime');
  const [isOpen, setOpen] = useState(false);
  // The clock on the wall moves while the form is open.
  useNow();
  const now = serverNow();
  const today = dayIn(actTimezone, now);
  const shown = timeOfAct(timedAct({ date, actTime, actTimezone }, now));
  const isMissing = actTime === '' && shown === undefined;
  const isChanging = isOpen || isMissing || problem !== undefined;

  function chooseZone(timezone: string): void {
    setValue('actTimezone', timezone, { shouldDirty: true });
    if (date === today) setValue('date', dayIn(timezone, now), { shouldDirty: true });
  }

  return (
    <div className="wizard-act-time">
      <dl>
        <dt>{entryFields.actTime.label}</dt>
        <dd className="tabular">{shown ?? 'Not entered'}</dd>
      </dl>
      <p>{[whyThisTime(actTime, shown), lawNote(rules.actTime)].filter(Boolean).join(' ')}</p>
      <Button
        size="small"
        // Links to the time lead here while its input is closed.
        {...(!isChanging && { id: fieldId('actTime') })}
        aria-expanded={isChanging}
        aria-label={`Change the ${entryFields.actTime.label}`}
        onClick={() => setOpen(!isOpen)}
      >
        Change
      </Button>
      {isChanging && (
        <div className="wizard-act-time-change">
          <EntryTextField
            name="actTime"
            type="time"
            descriptiveText={
              isMissing
                ? 'Enter it if you know it. It stays blank otherwise.'
                : date === today
                  ? 'If blank, we use the time you submit'
                  : 'When the act took place'
            }
          />
          <Button
            size="small"
            onClick={() => setValue('actTime', timeIn(actTimezone, serverNow()), { shouldDirty: true })}
          >
            Now
          </Button>
          <EntrySelectField name="actTimezone" autoComplete="off" onChoose={chooseZone}>
            {offeredTimezones(deviceTimezone() ?? '', actTimezone).map((timezone) => (
              <option key={timezone} value={timezone}>
                {timezoneName(timezone)}
              </option>
            ))}
          </EntrySelectField>
        </div>
      )}
    </div>
  );
}

function whyThisTime(stated: string, shown: string | undefined): string {
  if (stated) return 'The time you entered.';
  return shown
    ? 'The time when you submit. It follows the clock until then.'
    : 'The act was on an earlier day, so we don’t fill in a time. Enter when it took place.';
}
