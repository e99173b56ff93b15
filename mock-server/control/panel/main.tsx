// The panel is a separate chunk, so the app's own code is the same with and without it.
void import('./mount.tsx').then(({ mount }) => mount());
