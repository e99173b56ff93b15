// The panel is a chunk of its own, so that the app's own code is the same with and without it.
void import('./mount.tsx').then(({ mount }) => mount());
