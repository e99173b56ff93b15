import { kind } from '../../kinds/kind.ts';

export const kinds = [kind('uploads', { type: 'upload', module: null, isPersonal: true })];
