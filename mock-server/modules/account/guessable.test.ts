import { expect, it } from 'vitest';
import { refusedGuessable } from './guessable.ts';

const ana = { username: 'Ana Torres', email: 'ana.reed@meridian.example' };
const codeOf = async (password: string) =>
  (await refusedGuessable(password, ana))?.errors?.[0]?.code ?? 'accepted';

it.each([
  ['Password1!', 'common'],
  ['P@ssw0rd', 'common'],
  ['Welcome1!', 'common'],
  ['Qwerty123!', 'common'],
  ['1qaz@WSX', 'common'],
  ['Abcd1234!', 'common'],
  ['Passw0rd!Passw0rd!', 'common'],
  ['Torres!2026', 'personal'],
  ['T0rres_Kayak7', 'personal'],
  ['Reed#Kayak7', 'personal'],
  ['Meridian#2026', 'personal'],
  ['Ana.reed1!', 'personal'],
  ['Girder&22', 'accepted'],
  ['Portal!2026', 'accepted'],
  ['Banana+Kayak7', 'accepted'],
])('%s is %s', async (password, code) => expect(await codeOf(password)).toBe(code));
