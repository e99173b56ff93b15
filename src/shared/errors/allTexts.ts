import { provideOperationTexts } from './operationTexts';
import { provideReasons } from './problemTexts';
import { operationTexts } from './texts/operations';
import { reasons } from './texts/reasons';

/** Provides the texts of all failures. */
export function provideTexts(): void {
  provideOperationTexts(operationTexts);
  provideReasons(reasons);
}
