/**
 * `npm run chaos`: opens every screen with each of its calls answered badly, and lists what is blank, endless, frozen or
 * silent. Also causes the declared failures of each call, one of each status. Takes an hour. Passes all arguments to Playwright (`-- -g "photos"` for some screens).
 */
process.env.CHAOS = 'all';
process.argv.push('--project=chaos');
await import('./e2e.ts');

export {};
