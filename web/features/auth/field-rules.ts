import { limits } from '#shared/data/limits.ts';

/** Checks before a form is sent. The messages say what to do. */
export const emailRules = {
  required: 'Enter your email address.',
  maxLength: { value: limits.emailLength, message: `Use at most ${limits.emailLength} characters.` },
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Enter an address like name@example.com.' },
};

export const passwordRules = { required: 'Enter your password.' };

export const newPasswordRules = {
  required: 'Choose a password.',
  minLength: {
    value: limits.passwordMin,
    message: `Password must be at least ${limits.passwordMin} characters.`,
  },
  maxLength: {
    value: limits.passwordMax,
    message: `Password must be at most ${limits.passwordMax} characters.`,
  },
};

export const fullNameRules = {
  required: 'Enter your full name.',
  maxLength: { value: limits.fullNameLength, message: `Use at most ${limits.fullNameLength} characters.` },
  validate: (name: string) => name.trim() !== '' || 'Enter your full name.',
};
