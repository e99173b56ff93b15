import { extend, iso, pick } from 'zod/mini';
import type { $ZodErrorMap } from 'zod/v4/core';
import { zCreateShareLinkRequest } from '@/api/generated/schemas/share-links.gen';
import type { Account, CreateShareLinkRequest, ShareLink } from '@/api/generated/types.gen';
import { dayOf, endOfDay } from '@/shared/format/region';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 365;

/** The fields of a link. The last day is a calendar date in the user's time zone. */
export const linkSchema = extend(
  pick(zCreateShareLinkRequest, {
    label: true,
    password: true,
    maxViews: true,
    allowDownload: true,
  }),
  { expiresAt: iso.date() },
);

export interface LinkValues {
  label: string;
  expiresAt: string;
  password: string | undefined;
  maxViews: number | undefined;
  allowDownload: boolean;
}

const texts: Record<string, { required: string; otherwise: string }> = {
  label: { required: 'Enter a recipient', otherwise: 'Use at most 100 characters' },
  expiresAt: { required: 'Enter an expiration date', otherwise: 'Enter an expiration date' },
  password: { required: '', otherwise: 'Use 8 to 128 characters' },
  maxViews: { required: '', otherwise: 'Enter a whole number from 1 to 100,000' },
};

export const linkErrors: $ZodErrorMap = ({ path, input }) => {
  const fieldTexts = texts[String(path?.at(-1))];
  const isEmpty = typeof input !== 'number' && !String(input ?? '').trim();
  return isEmpty ? fieldTexts?.required : fieldTexts?.otherwise;
};

/** Returns the calendar date a number of days after a time, in the user's time zone. */
const dayAfter = (days: number, from: number): string => dayOf(new Date(from + days * DAY_MS));

/** The first and the last day that a link may expire on. */
export const dayLimits = (now = Date.now()) => ({
  min: dayAfter(0, now),
  max: dayAfter(MAX_DAYS, now),
});

/** @param rules undefined until they are known; the link cannot be created before */
export const newValues = (
  rules: Pick<Account, 'shareLinkExpiryDays'> | undefined,
  now = Date.now(),
): LinkValues => ({
  label: '',
  expiresAt: rules ? dayAfter(rules.shareLinkExpiryDays, now) : '',
  password: undefined,
  maxViews: undefined,
  allowDownload: false,
});

export const valuesOf = (link: ShareLink): LinkValues => ({
  label: link.label,
  expiresAt: dayOf(new Date(link.expiresAt)),
  password: undefined,
  maxViews: link.maxViews ?? undefined,
  allowDownload: link.allowDownload,
});

/** Converts the values to a request. A link works until the end of its last day. */
export function requestOf({
  label,
  expiresAt,
  password,
  maxViews,
  allowDownload,
}: LinkValues): Omit<CreateShareLinkRequest, 'targets'> {
  return {
    label: label.trim(),
    expiresAt: endOfDay(expiresAt).toISOString(),
    ...(password && { password }),
    ...(maxViews !== undefined && { maxViews }),
    allowDownload,
  };
}
