import {
  type CSSVariablesResolver,
  convertCssVariables,
  deepMerge,
  defaultCssVariablesResolver,
  useMantineTheme,
} from '@mantine/core';
import { useStyles } from './addedStyles';

/** Sets the variables of Mantine, as its provider does with a style element. */
export function ThemeVariables({ resolver }: { resolver: CSSVariablesResolver }) {
  const theme = useMantineTheme();
  useStyles(convertCssVariables(deepMerge(defaultCssVariablesResolver(theme), resolver(theme))));
  return null;
}
