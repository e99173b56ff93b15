/** The reader of Word files as one file for browsers. */
declare module 'mammoth/mammoth.browser.min.js' {
  export { default } from 'mammoth';
}
