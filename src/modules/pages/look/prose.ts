import proseblocks from './Prose.module.css';
import prosemarks from './ProseMarks.module.css';

/** The look of a text. Its elements are made by the editor, so they have no class names. */
export const prose = `${proseblocks.prose} ${prosemarks.prose}`;
