import { provideOperationTexts } from './operationTexts';
import { provideReasons } from './problemTexts';
import type * as all from './texts/all';

let loading: Promise<unknown> | undefined;

/** Provides the texts of all failures. */
export function provideTexts({ operationTexts, reasons }: typeof all): void {
  provideOperationTexts(operationTexts);
  provideReasons(reasons);
}

/** Loads the texts of all failures. Resolves when they are there, or cannot be loaded. */
export function loadTexts(): Promise<unknown> {
  loading ??= import('./texts/all').then(provideTexts).catch(() => {
    // The next failure tries again.
    loading = undefined;
  });
  return loading;
}

/** Resolves when a failed call can be shown. The pages around sign-in have texts of their own, and wait for nothing. */
export const textsReady = (): Promise<unknown> | undefined => loading;
