/** The rules of the contract's NewPassword for the checklist. The schema validates; a test checks that both agree. */
export const passwordRules: readonly { label: string; test: (password: string) => boolean }[] = [
  { label: 'At least 8 characters', test: (password) => password.length >= 8 },
  { label: 'An uppercase letter', test: (password) => /[A-Z]/.test(password) },
  { label: 'A lowercase letter', test: (password) => /[a-z]/.test(password) },
  { label: 'A digit', test: (password) => /[0-9]/.test(password) },
  {
    label: 'A special character from !@#$%^&*()_+',
    test: (password) => /[!@#$%^&*()_+]/.test(password),
  },
];
