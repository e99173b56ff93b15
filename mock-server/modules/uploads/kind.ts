import { kind } from '../../core/kinds/kind.ts';

export const kinds = [kind('uploads', { type: 'upload', module: null, isPersonal: true })];
