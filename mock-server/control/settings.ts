import type { Settings } from '../core/state/model.ts';
import { allowOnly, InputError, isRecord, optionalInteger } from './inputs.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads the body of `PUT /__mock/settings`. Absent settings stay unchanged. @throws InputError */
export function readSettings(current: Settings, body: unknown): Settings {
  if (!isRecord(body)) throw new InputError('The body must be an object of settings.');
  allowOnly(body, Object.keys(current), '');
  const seconds = (name: keyof Settings) => optionalInteger(body, name, '', [0, YEAR_SECONDS]);
  return {
    accessTokenSeconds: seconds('accessTokenSeconds') ?? current.accessTokenSeconds,
    refreshTokenSeconds: seconds('refreshTokenSeconds') ?? current.refreshTokenSeconds,
    emailedTokenSeconds:
      body.emailedTokenSeconds === null
        ? null
        : (seconds('emailedTokenSeconds') ?? current.emailedTokenSeconds),
  };
}
