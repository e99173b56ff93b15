import type { Theme } from '@/api/generated/types.gen';

/** The locales that the form offers. Another one that a host has stored is offered, too. */
const LOCALES = ['en-US', 'en-CA', 'en-GB', 'de-DE', 'es-MX', 'es-US', 'fr-CA', 'ur-PK'];

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: names.of(value) ?? value }));

export const localeOptions = (current: string | null) => [
  { value: '', label: 'As in the browser' },
  ...optionsOf(current && !LOCALES.includes(current) ? [current, ...LOCALES] : LOCALES),
];

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };

export const themeOptions = Object.entries(themes).map(([value, label]) => ({ value, label }));
