import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../support/catalog.ts';
import type { Texts } from '../../support/failureTexts.ts';
import type { Mock } from '../../support/mock.ts';

export type { Texts };

export interface Scene {
  page: Page;
  mock: Mock;
}

interface BaseRecipe {
  /** Opens the page that calls the operation, and prepares the call. */
  open(scene: Scene): Promise<void>;
  /** Expects what the user sees when the call succeeds. */
  succeeds(scene: Scene): Promise<void>;
}

/** A form: the failure shows inline, and the input stays. */
export interface FormRecipe extends BaseRecipe {
  kind: 'form';
  /** The failure shows inline by default. The specification uses toasts for some (section 8). */
  failure?: 'toast';
  submit: string;
  /** Field -> the value that `open` typed. */
  filled: (page: Page) => readonly (readonly [field: Locator, value: string])[];
  /** Names of values that a problem may point to -> their fields. */
  fields?: Readonly<Record<string, string>>;
}

/** An action without a form: the failure shows as one toast, and everything else stays unchanged. */
export interface ActionRecipe extends BaseRecipe {
  kind: 'action';
  /** Whether the page itself shows the failure; `unchanged` then checks it. */
  failure?: 'inline';
  act(page: Page): Promise<void>;
  unchanged(page: Page): Promise<void>;
}

/** A query: the failure shows in place of the content, with Retry. `open` calls the operation. */
export interface QueryRecipe extends BaseRecipe {
  kind: 'query';
  /** The element that shows the failure, if it is not the error state in place of the content. */
  fails?: (page: Page, texts: Texts, options: { timeout: number }) => Promise<void>;
  /** The 404 of the page's subject has its own state. */
  notFound?: (page: Page) => Promise<void>;
}

export type Recipe = FormRecipe | ActionRecipe | QueryRecipe;

/** By operationId. */
export type Recipes = Readonly<Partial<Record<OperationId, Recipe>>>;
