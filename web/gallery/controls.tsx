import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { HelpLink } from '#web/app/help-link.tsx';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { CodeInput } from '#web/components/forms/code-input.tsx';
import { ErrorSummary } from '#web/components/forms/error-summary.tsx';
import { FormErrors } from '#web/components/forms/form-errors.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { TabList } from '#web/components/page/tab-list.tsx';
import { FilterBar } from '#web/features/journal/filter-bar.tsx';
import { WizardTabs } from '#web/features/wizard/frame/wizard-tabs.tsx';
import { Group } from './group.tsx';
import '#web/components/forms/settings-block.css';
import '#web/features/wizard/wizard.css';

const nothing = () => {};

export function Buttons() {
  return (
    <>
      <Group title="Primary, default, danger, link">
        <Button variation="primary">Submit Entry</Button>
        <Button>Save as Draft</Button>
        <Button variation="primary" colorTheme="error">
          Delete Draft
        </Button>
        <Button colorTheme="error">Sign out everywhere</Button>
        <Button variation="link">More details</Button>
      </Group>
      <Group title="With a mark, small, busy, not to be pressed">
        <Button>
          <Icon name="download" /> PDF
        </Button>
        <Button size="small">Upload a signature image</Button>
        <Button variation="primary" isLoading loadingText="Submitting..." />
        <Button isDisabled>Previous</Button>
        <ActionMenu label="More actions for entry 000042">
          <Button>PDF</Button>
        </ActionMenu>
        <button type="button" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </Group>
      <Group title="Links that look like buttons, and links">
        <LinkButton to="/" primary>
          New Entry
        </LinkButton>
        <LinkButton to="/">View Details</LinkButton>
        <LinkButton to="/" small>
          Open Draft
        </LinkButton>
        <a href="/">View All</a>
        <BackLink to="/">Back to Journal</BackLink>
        <HelpLink article="first-entry" />
      </Group>
      <Group title="With the focus">
        <Button variation="primary" className="gallery-focus">
          Next
        </Button>
        <Button className="gallery-focus">Cancel</Button>
        <a href="/" className="gallery-focus">
          Forgot Password?
        </a>
      </Group>
    </>
  );
}

export function Fields() {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  return (
    <div className="gallery-columns">
      <TextField label="First Name" defaultValue="Ada" />
      <TextField label="City" placeholder="Street, city or ZIP" descriptiveText="Where the act took place" />
      <TextField type="date" label="Expiration Date" defaultValue="2031-05-17" />
      <TextField label="Entry Number" defaultValue="000042" isDisabled />
      <SelectField label="State" defaultValue="CO">
        <StateOptions />
      </SelectField>
      <PasswordInput isNew registration={form.register('password')} error={undefined} />
      <CodeInput registration={form.register('code')} error={undefined} onSwitch={nothing} />
      <TextAreaField label="Additional Comments" defaultValue="Signed in my presence." rows={3} />
      <CheckboxField label="Primary commission" name="primary" value="yes" defaultChecked />
      <CheckboxField label="Add signature metadata" name="metadata" value="yes" />
    </div>
  );
}

export function Errors() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  useEffect(() => {
    form.setError('email', { message: 'Enter your email address.' });
    form.setError('password', { message: 'Enter your password.' });
  }, [form]);
  return (
    <>
      <Group title="Of a form">
        <div>
          <FormErrors form={form} names={['email', 'password']} />
          <div className="gallery-columns">
            <TextField
              label="Email"
              hasError
              errorMessage={errors.email?.message}
              {...form.register('email')}
            />
            <PasswordInput registration={form.register('password')} error={errors.password?.message} />
          </div>
        </div>
      </Group>
      <Group title="Of the whole form">
        <ErrorSummary problems={[{ name: 'root', message: 'The profile was changed elsewhere.' }]} />
      </Group>
    </>
  );
}

export function Tabs() {
  return (
    <>
      <Group title="Tabs">
        <div className="gallery-wide">
          <TabList
            label="Settings"
            tabs={['profile', 'credentials', 'preferences']}
            labels={{ profile: 'Profile', credentials: 'Credentials', preferences: 'Preferences' }}
            current="credentials"
            onChoose={nothing}
          />
        </div>
      </Group>
      <Group title="Steps of an entry: done, current, open, not yet open">
        <div className="gallery-wide">
          <WizardTabs hasSeenLast={false} current={2} firstOpen={3} onChoose={nothing} />
        </div>
      </Group>
    </>
  );
}

export function Filters() {
  return <FilterBar />;
}
