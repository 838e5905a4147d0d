import { Button, CheckboxField, SelectField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { dateFormats } from '#shared/data/timezones.ts';
import { formatDate, formatTime } from '#web/lib/dates.ts';
import { offeredTimezones, timezoneName } from '#web/lib/timezone-names.ts';
import { deviceTimezone } from '#web/lib/timezones.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { type EditField, editLabels } from './edit-values.ts';
import { pointTo } from './point-to.ts';
import { Unsaved } from './unsaved.tsx';
import { useProfileEdit } from './use-profile-edit.ts';

const fields = [
  'timezone',
  'dateFormat',
  'signatureMetadataEnabled',
  'monthlyHeadEmail',
  'monthlyCopyEmail',
] as const satisfies readonly EditField[];

/** The format of dates and times, the signature metadata, and the monthly emails (specification, section 2.12). */
export function PreferencesTab() {
  const edit = useProfileEdit(fields);
  const { form, mine } = edit;
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);
  const problem = form.formState.errors.root?.message;

  useEffect(() => {
    if (refusals > 0) pointTo(heading.current);
  }, [refusals]);

  async function submit(): Promise<void> {
    form.clearErrors();
    if (edit.conflicts.length === 0) await edit.save();
    setRefusals((count) => count + 1);
  }

  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences">Preferences</h2>
      <ChangedElsewhere edit={edit} heading={heading} />
      <form
        noValidate
        className="settings-block"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problem && (
          <p className="settings-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="settings-form">
          <h3>Dates and times</h3>
          <SelectField label={editLabels.timezone} {...form.register('timezone')}>
            {offeredTimezones(deviceTimezone() ?? '', edit.stored.timezone, mine.timezone).map((timezone) => (
              <option key={timezone} value={timezone}>
                {timezoneName(timezone)}
              </option>
            ))}
          </SelectField>
          <SelectField label={editLabels.dateFormat} {...form.register('dateFormat')}>
            {dateFormats.map((dateFormat) => (
              <option key={dateFormat} value={dateFormat}>
                {dateFormat}
              </option>
            ))}
          </SelectField>
          <p className="preferences-example" aria-live="polite">
            Today is <strong className="tabular">{formatDate(now.toISOString(), mine)}</strong>, and it is{' '}
            <span className="tabular">{formatTime(now.toISOString(), mine)}</span>.
          </p>
        </div>
        <div className="settings-form">
          <h3>Signatures</h3>
          <CheckboxField
            label="Add signature metadata"
            name="signatureMetadataEnabled"
            value="on"
            checked={mine.signatureMetadataEnabled}
            onChange={({ target }) => form.setValue('signatureMetadataEnabled', target.checked)}
          />
          <p className="muted">
            When this is on, the latitude and longitude, date, and time are added to the corners of every
            signature when you save it. Saved signatures do not change.
          </p>
        </div>
        <div className="settings-form">
          <h3>Proof of your journal</h3>
          <CheckboxField
            label="Email me a proof of my journal every month"
            name="monthlyHeadEmail"
            value="on"
            checked={mine.monthlyHeadEmail}
            onChange={({ target }) => form.setValue('monthlyHeadEmail', target.checked)}
          />
          <p className="muted">
            Once a month, we email you the number of entries in your journal and the code that seals them all.
            Keep these emails. If anyone ever changes or removes an entry, even someone with access to our
            systems, the emails prove it. They contain nothing about your signers.
          </p>
          <CheckboxField
            label="Tell me every month when my signed journal is ready"
            name="monthlyCopyEmail"
            value="on"
            checked={mine.monthlyCopyEmail}
            onChange={({ target }) => form.setValue('monthlyCopyEmail', target.checked)}
          />
          <p className="muted">
            Once a month, we email you a link to the signed file of the month before, so that you always have
            your own copy. The email contains nothing from your journal. You sign in to fetch the file.
          </p>
        </div>
        <div className="settings-form settings-save">
          <Button type="submit" variation="primary" isLoading={edit.busy} loadingText="Saving…">
            Save preferences
          </Button>
          <Unsaved isEdited={edit.isEdited} />
        </div>
      </form>
    </section>
  );
}
