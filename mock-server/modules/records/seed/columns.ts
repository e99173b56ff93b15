import { z } from 'zod';
import { DISCIPLINES } from '../../../core/lists/disciplines.ts';
import { PLACES } from './places.ts';

/** Columns that the tables of punch items, RFIs and submittals share. */
export const projectId = z.enum(['prj_harbor', 'prj_riverside', 'prj_oakline']);
export const discipline = z.enum(DISCIPLINES);
export const category = z.enum(['general', 'architectural', 'structural', 'mep']);
export const place = z.enum(PLACES);
