import { beforeEach, describe, expect, test } from 'vitest';
import { themeManager } from './colorScheme';

const key = 'portal.theme';
const theme = themeManager(key);

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  test('is system if nothing is saved', () => {
    expect(theme.get('light')).toBe('auto');
  });

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['auto', 'system'],
  ] as const)('%s is kept under the configured key as %s', (scheme, value) => {
    theme.set(scheme);
    expect({ ...localStorage }).toEqual({ [key]: value });
    expect(theme.get('light')).toBe(scheme);
  });

  test('is system if the saved value is unknown', () => {
    localStorage.setItem(key, 'sepia');
    expect(theme.get('light')).toBe('auto');
  });
});
