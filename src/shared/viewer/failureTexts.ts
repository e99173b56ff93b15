import type { ViewerErrorKind } from './viewer';

interface FailureText {
  title: string;
  /** The cause and what the user can do. */
  text: string;
  /** The label of the retry button. */
  retry: string;
}

/** The texts for viewer failures. The type requires a text for each kind. */
export const failureTexts: Record<ViewerErrorKind, FailureText> = {
  noWebgl: {
    title: 'This browser cannot show 3D',
    text: 'It has no WebGL 2, or hardware acceleration is off. Turn it on in the settings of the browser, or use another browser.',
    retry: 'Try again',
  },
  lostContext: {
    title: 'The view was interrupted',
    text: 'The graphics card stopped, for example after sleep or without enough memory. Your view and measurements are still here.',
    retry: 'Reload the view',
  },
  brokenFile: {
    title: 'This file is damaged',
    text: 'The file does not match its format. Upload it again, or ask its author for a new one.',
    retry: 'Try again',
  },
  missing: {
    title: 'Some data is missing',
    text: 'The server does not have all files. They may have been deleted, or the upload may be incomplete.',
    retry: 'Try again',
  },
  forbidden: {
    title: 'You do not have access',
    text: 'Your role in the project does not include this. Ask a project manager for access.',
    retry: 'Try again',
  },
  notReady: {
    title: 'Still processing',
    text: 'This is not ready to view yet. Processing takes a few minutes.',
    retry: 'Check again',
  },
  network: {
    title: 'Failed to load',
    text: 'The server cannot be reached, or has a problem. Check the connection and try again.',
    retry: 'Try again',
  },
  outOfMemory: {
    title: 'Not enough memory',
    text: 'This device has too little memory for the whole view. Close other tabs, or show less detail.',
    retry: 'Show less detail',
  },
};
