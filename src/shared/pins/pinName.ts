import type { Pin } from '@/api/generated/types.gen';
import { recordNumber } from '../records/recordTypes';

/** 'PI-134 Flexible connector at the fan twisted' */
export const pinName = ({ record }: Pin): string => `${recordNumber(record)} ${record.title}`;
