import { expect, it } from 'vitest';
import { fileNameOf, savedNameOf, typedNameOf } from './fileName.ts';

it.each([
  ['plan.pdf', 'plan.pdf', 'plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd', '.._.._etc_passwd', '__.._etc_passwd'],
  ['C:\\Users\\Ana\\plan.pdf', 'plan.pdf', 'C:_Users_Ana_plan.pdf', 'C__Users_Ana_plan.pdf'],
  ['safe\u202egnp.exe', 'safegnp.exe', 'safegnp.exe', 'safegnp.exe'],
  ['a\u2066b\u200fc\u061cd.txt', 'abcd.txt', 'abcd.txt', 'abcd.txt'],
  ['two\r\nlines\0.txt', 'twolines.txt', 'twolines.txt', 'twolines.txt'],
  [
    'Pläne 東京 – März.pdf',
    'Pläne 東京 – März.pdf',
    'Pläne 東京 – März.pdf',
    'Pläne 東京 – März.pdf',
  ],
  ['..', 'file', 'file', 'file'],
  ['folder/', 'file', 'folder_', 'folder_'],
  ['\u202e', 'file', 'file', 'file'],
  ['.hidden', '.hidden', '.hidden', '_hidden'],
  ['RFI 12/13?', '13?', 'RFI 12_13?', 'RFI 12_13_'],
])('%j is a name', (given, uploaded, typed, saved) => {
  expect([fileNameOf(given), typedNameOf(given), savedNameOf(given)]).toEqual([
    uploaded,
    typed,
    saved,
  ]);
});
