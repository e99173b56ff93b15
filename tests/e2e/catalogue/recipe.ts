import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../support/catalogue.ts';
import type { Mock } from '../../support/mock.ts';

export interface Scene {
  page: Page;
  mock: Mock;
}

/** What the catalogue says of a failure: what happened, and why. */
export type Texts = [happened: string, reason: string];

interface Called {
  /** Goes to where the operation is called from, and makes ready what the call wants. */
  open(scene: Scene): Promise<void>;
  /** What the user sees when the call succeeds. */
  succeeds(scene: Scene): Promise<void>;
}

/** A form that is filled and sent: the failure is shown inline, and everything typed stays. */
export interface FormRecipe extends Called {
  kind: 'form';
  /** Where the failure is shown; inline unless told. The specification toasts some (section 8). */
  failure?: 'toast';
  submit: string;
  /** Field -> what `open` typed. */
  filled: (page: Page) => readonly (readonly [field: Locator, value: string])[];
  /** Names of values that a problem may point to -> their fields. */
  fields?: Readonly<Record<string, string>>;
}

/** A free-standing action: the failure is toasted once, and everything stays as it was. */
export interface ActionRecipe extends Called {
  kind: 'action';
  act(page: Page): Promise<void>;
  unchanged(page: Page): Promise<void>;
}

/** What a page shows: the failure stands in its place, with Retry. `open` calls the operation. */
export interface QueryRecipe extends Called {
  kind: 'query';
  /** What says that it failed, where that is not a state in the place of what is missing. */
  fails?: (page: Page, texts: Texts, options: { timeout: number }) => Promise<void>;
  /** The 404 of what the page is about is a state of its own. */
  notFound?: (page: Page) => Promise<void>;
}

export type Recipe = FormRecipe | ActionRecipe | QueryRecipe;

/** By operationId. */
export type Recipes = Readonly<Partial<Record<OperationId, Recipe>>>;
