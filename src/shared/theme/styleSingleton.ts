import { useStyles } from './addedStyles';

/** Stands in for `react-style-singleton`, which locks the page behind dialogs with a style element (vite.config.ts). */
export const styleSingleton =
  () =>
  ({ styles }: { styles: string }) => {
    useStyles(styles);
    return null;
  };
