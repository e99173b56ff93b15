import { expect, test } from 'vitest';
import { zAccountSettings } from '@/api/generated/schemas/account.gen';
import type { AccountSettings } from '@/api/generated/types.gen';
import { domainsIn, requestOf, settingsSchema, valuesOf } from './settings';

const settings: AccountSettings = {
  name: 'Meridian Builders',
  logoUrl: null,
  timeZone: 'PST',
  currency: 'USD',
  passwordMinLength: 8,
  passwordMaxAgeDays: null,
  sessionIdleMinutes: 480,
  secondFactorRequired: false,
  secondFactorGraceDays: 7,
  sessionMaxDays: 90,
  allowedEmailDomains: ['meridian.example'],
  shareLinkExpiryDays: 90,
  shareLinkPasswordRequired: false,
  logRetentionDays: null,
  version: 1,
};
const values = valuesOf(settings);

test.each([
  ['example.com', ['example.com']],
  ['@Example.com, site.example.org;\n example.com', ['example.com', 'site.example.org']],
  [' \n', []],
])('%j names the domains %j', (text, domains) => {
  expect(domainsIn(text)).toEqual(domains);
});

test.each([
  ['passwordMinLength', ['8', '64'], ['7', '65', '', '8.5', 'ten']],
  ['passwordMaxAgeDays', ['', '1', '730'], ['0', '731']],
  ['sessionIdleMinutes', ['', '5', '43200'], ['4', '43201']],
  ['sessionMaxDays', ['1', '365'], ['', '0', '366']],
  ['shareLinkExpiryDays', ['1', '365'], ['', '0', '366']],
  ['logRetentionDays', ['', '30', '3650'], ['29', '3651']],
] as const)('%s has the limits of the contract', (name, good, bad) => {
  const form = (text: string) => settingsSchema.safeParse({ ...values, [name]: text }).success;
  const host = (text: string) =>
    zAccountSettings.safeParse({ ...settings, [name]: text === '' ? null : Number(text) }).success;
  for (const text of good) expect([text, form(text), host(text)]).toEqual([text, true, true]);
  for (const text of bad) expect([text, form(text), host(text)]).toEqual([text, false, false]);
});

test.each([
  ['name', ' ', 'Name is required'],
  ['allowedEmailDomains', 'example.com\nnot a domain', 'not is not a domain, such as example.com'],
])('a wrong %s is explained', (name, text, message) => {
  const { error } = settingsSchema.safeParse({ ...values, [name]: text });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a request has the changed values only', () => {
  expect(requestOf({})).toEqual({});
  expect(
    requestOf({
      name: ' Meridian ',
      passwordMinLength: '12',
      sessionIdleMinutes: '',
      allowedEmailDomains: '@Meridian.example',
      shareLinkPasswordRequired: true,
    }),
  ).toEqual({
    name: 'Meridian',
    passwordMinLength: 12,
    clear: ['sessionIdleMinutes'],
    allowedEmailDomains: ['meridian.example'],
    shareLinkPasswordRequired: true,
  });
});
