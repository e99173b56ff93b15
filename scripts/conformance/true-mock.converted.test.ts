import { test } from 'vitest';
import { quietMock } from './testkit.ts';
import { expectConformance, isConverted } from './trueMockTestkit.ts';

test(
  'the mock conforms to the contract for files that it converts',
  async () => expectConformance(await quietMock(), isConverted),
  600_000,
);
