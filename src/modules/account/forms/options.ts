import { zCurrency } from '@/api/generated/schemas/options.gen';

export const currencyOptions = zCurrency.options.map((value) => ({ value, label: value }));
