import Bowser from 'bowser';
import { isSessionOver } from '../../core/state/account.ts';
import type { Session } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import type { OwnCall } from './profileView.ts';

type Schemas = components['schemas'];

const TYPES: Readonly<Record<string, Schemas['DeviceType']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Returns what a User-Agent header (RFC 9110 section 10.1.5) says. Browsers write more and more of it the same. */
function deviceOf(
  userAgent: string,
): Pick<Schemas['Session'], 'browser' | 'system' | 'deviceType'> {
  if (!userAgent) return { browser: null, system: null, deviceType: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name ?? null,
    deviceType: TYPES[platform.type ?? ''] ?? null,
  };
}

/** The sessions of the caller that can still be renewed: this one, then the latest used. */
export function sessionsOf({ tenant, user, session, now }: OwnCall): Schemas['Session'][] {
  const { sessions, refreshTokens } = tenant.state;
  const alive = new Set(
    Object.values(refreshTokens).flatMap((t) =>
      t.expiresAt > now && !t.spent ? [t.sessionId] : [],
    ),
  );
  const toContract = ({ id, startedAt, userAgent = '', ip }: Session): Schemas['Session'] => ({
    id,
    current: id === session().id,
    startedAt,
    lastUsedAt: new Date(tenant.lastCalls.get(id) ?? Date.parse(startedAt)).toISOString(),
    ip: ip ?? null,
    ...deviceOf(userAgent),
  });
  return Object.values(sessions)
    .filter(({ id, userId }) => userId === user().id && alive.has(id))
    .filter(
      (candidate) =>
        !isSessionOver(tenant.state, candidate, tenant.lastCalls.get(candidate.id), now),
    )
    .map(toContract)
    .sort(
      (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    );
}
