/**
 * `npm run long`: browser tests that take minutes, such as five tabs with short tokens, a host that is stopped, and the memory
 * of a page. Passes all arguments to Playwright.
 */
process.env.LONG = 'yes';
process.argv.push('--project=long', '--workers=1');
await import('./e2e.ts');

export {};
