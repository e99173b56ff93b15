import { boolean, maxLength, object, refine, regex, string } from 'zod/mini';
import { zEmailDomain } from '@/api/generated/schemas/account.gen';
import type { AccountSettings, UpdateAccountSettingsRequest } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { numberFrom } from '@/shared/format/readNumber';

const MAX_DOMAINS = 50;

/** Returns a whole number as people write it. */
const whole = (min: number, max: number, blank = false) =>
  string().check(
    refine(
      (text) => {
        if (text.trim() === '') return blank;
        const value = numberFrom(text);
        return Number.isInteger(value) && value >= min && value <= max;
      },
      `Enter a whole number from ${min} to ${formatNumber(max)}`,
    ),
  );

/** Returns the domains in a text with one per line, or between commas. People also write them with an @. */
export const domainsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((word) => word.replace(/^@/, ''))
      .filter(Boolean),
  ),
];

const wrongDomain = (text: string) =>
  domainsIn(text).find((domain) => !zEmailDomain.safeParse(domain).success);

/** Fields as people write them. The contract's schema states the limits; a test compares them. */
export const settingsSchema = object({
  name: string().check(regex(/\S/, 'Name is required'), maxLength(60, 'At most 60 characters')),
  timeZone: string(),
  currency: string(),
  passwordMinLength: whole(8, 64),
  passwordMaxAgeDays: whole(1, 730, true),
  sessionIdleMinutes: whole(5, 43_200, true),
  sessionMaxDays: whole(1, 365),
  secondFactorRequired: boolean(),
  secondFactorGraceDays: whole(0, 30),
  allowedEmailDomains: string().check(
    refine((text) => domainsIn(text).length <= MAX_DOMAINS, `At most ${MAX_DOMAINS} domains`),
    refine((text) => wrongDomain(text) === undefined, {
      error: ({ input }) => `${wrongDomain(String(input))} is not a domain, such as example.com`,
    }),
  ),
  shareLinkExpiryDays: whole(1, 365),
  shareLinkPasswordRequired: boolean(),
  logRetentionDays: whole(30, 3650, true),
});

/** Numbers that a blank field takes back. */
const OPTIONAL = ['passwordMaxAgeDays', 'sessionIdleMinutes', 'logRetentionDays'] as const;
const NUMBERS = [
  ...OPTIONAL,
  'passwordMinLength',
  'sessionMaxDays',
  'secondFactorGraceDays',
  'shareLinkExpiryDays',
] as const;

export type SettingsValues = Pick<
  AccountSettings,
  'name' | 'timeZone' | 'currency' | 'secondFactorRequired' | 'shareLinkPasswordRequired'
> &
  Record<(typeof NUMBERS)[number] | 'allowedEmailDomains', string>;

const written = (value: number | null) => (value === null ? '' : String(value));

export const valuesOf = (settings: AccountSettings): SettingsValues => ({
  name: settings.name,
  timeZone: settings.timeZone,
  currency: settings.currency,
  passwordMinLength: written(settings.passwordMinLength),
  passwordMaxAgeDays: written(settings.passwordMaxAgeDays),
  sessionIdleMinutes: written(settings.sessionIdleMinutes),
  sessionMaxDays: written(settings.sessionMaxDays),
  secondFactorRequired: settings.secondFactorRequired,
  secondFactorGraceDays: written(settings.secondFactorGraceDays),
  allowedEmailDomains: settings.allowedEmailDomains.join('\n'),
  shareLinkExpiryDays: written(settings.shareLinkExpiryDays),
  shareLinkPasswordRequired: settings.shareLinkPasswordRequired,
  logRetentionDays: written(settings.logRetentionDays),
});

export function requestOf(
  changes: Partial<SettingsValues>,
): Omit<UpdateAccountSettingsRequest, 'version'> {
  const { name, timeZone, currency, allowedEmailDomains } = changes;
  const { secondFactorRequired, shareLinkPasswordRequired } = changes;
  const clear = OPTIONAL.filter((field) => changes[field]?.trim() === '');
  const numbers = NUMBERS.flatMap((field) => {
    const text = changes[field]?.trim();
    return text ? [[field, numberFrom(text)] as const] : [];
  });
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(timeZone && { timeZone }),
    ...(currency && { currency }),
    ...(secondFactorRequired !== undefined && { secondFactorRequired }),
    ...(shareLinkPasswordRequired !== undefined && { shareLinkPasswordRequired }),
    ...(allowedEmailDomains !== undefined && {
      allowedEmailDomains: domainsIn(allowedEmailDomains),
    }),
    ...Object.fromEntries(numbers),
    ...(clear.length > 0 && { clear }),
  };
}
