import { expect, test } from 'vitest';
import { proposedCode } from './companyForm';

test.each([
  ['Pacific Fire Protection', 'PFP'],
  ['Acme', 'ACM'],
  ['Müller & Söhne', 'MS'],
  ['A-B C D E F G H', 'ABCDEF'],
  ['3M', ''],
])('the code of %s is %s', (name, code) => {
  expect(proposedCode(name)).toBe(code);
});
