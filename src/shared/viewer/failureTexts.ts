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
    text: 'It has no WebGL 2, or hardware acceleration is switched off in its settings. Switch it on there, or use another browser.',
    retry: 'Try again',
  },
  lostContext: {
    title: 'The view was interrupted',
    text: 'The graphics card stopped drawing, as it may after sleep or when it is short of memory. Your view is saved.',
    retry: 'Show again',
  },
  brokenFile: {
    title: 'This file is damaged',
    text: 'Its data does not match its format. Upload it again, or ask its author for a new file.',
    retry: 'Try again',
  },
  missing: {
    title: 'A part of the data is missing',
    text: 'The server does not have all files of this record. It may have been deleted, or its upload may be incomplete.',
    retry: 'Try again',
  },
  forbidden: {
    title: 'You do not have access',
    text: 'Your role in the project does not include this record. Ask a project manager for access.',
    retry: 'Try again',
  },
  notReady: {
    title: 'Still being prepared',
    text: 'The data of this record is being made ready for viewing. That takes a few minutes.',
    retry: 'Look again',
  },
  network: {
    title: 'The data could not be loaded',
    text: 'The server cannot be reached, or has a problem. Check the connection and try again.',
    retry: 'Try again',
  },
  outOfMemory: {
    title: 'Too much for this device',
    text: 'Its memory is not enough for all that is in view. Close other tabs, or show it with less detail.',
    retry: 'Show less detail',
  },
};
