import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/apiError';
import {
  onReport,
  type Report,
  referenceOf,
  report,
  reportFailedCall,
  shouldReport,
} from './report';

const reports: Report[] = [];

test('reports nothing until a sender is set', () => {
  const error = new Error('Too early');
  expect(report(error)).toBeNull();
  expect(referenceOf(error)).toBeNull();
});

describe('a report', () => {
  beforeEach(() => {
    reports.length = 0;
    onReport((next) => reports.push(next));
  });

  test('has a reference of 32 digits, the page and the panel', () => {
    const error = new Error('One');
    const reference = report(error, 'New Assets');
    expect(reference).toMatch(/^[\da-f]{32}$/);
    expect(reports).toEqual([{ error, reference, route: location.pathname, panel: 'New Assets' }]);
    expect(referenceOf(error)).toBe(reference);
  });

  test('is sent once for repeated errors in the same place', () => {
    const fail = () => new Error('Two');
    const [first, again] = [1, 2].map(() => report(fail()));
    expect(again).toBe(first);
    expect(report(new Error('Another'))).not.toBe(first);
    expect(reports).toHaveLength(2);
  });

  test('is also sent for thrown values that are not errors', () => {
    expect(report('words')).toBe(report('words'));
    expect(reports).toHaveLength(1);
  });

  test.each<[ApiErrorKind, number, boolean]>([
    ['contract', 200, true],
    ['contract', 418, true],
    ['unknown', 404, true],
    ['unknown', 502, true],
    ['problem', 500, true],
    ['problem', 400, false],
    ['problem', 401, false],
    ['problem', 404, false],
    ['problem', 422, false],
    ['problem', 503, false],
    ['unknown', 503, false],
    ['unknown', 408, false],
    ['network', 0, false],
  ])('of a failed call (%s, %i): %s', (kind, status, reported) => {
    const error = Object.assign(new ApiError(kind, status), { operation: `GET /${kind}${status}` });
    reportFailedCall(error);
    reportFailedCall(Object.assign(new ApiError(kind, status), { operation: error.operation }));
    expect(reports).toHaveLength(reported ? 1 : 0);
    expect(referenceOf(error) !== null).toBe(reported);
  });

  test('is sent once per failed call, and never for an abort', () => {
    expect(shouldReport(new ApiError('contract', 200))).toBe(false);
    expect(shouldReport(new DOMException('Stop', 'AbortError'))).toBe(false);
    expect(shouldReport(new Error('Oh'))).toBe(true);
    expect(shouldReport(undefined)).toBe(true);
  });
});
