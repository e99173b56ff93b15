import { type Contract, ContractError } from '../engine/contract.ts';
import { type Offer, readOffer } from '../engine/offer.ts';
import { allowOnly, InputError, isRecord } from './inputs.ts';

/** Reads the body of `PUT /__mock/offer`: `{ "operations": "documented rfis" }`. @throws InputError */
export function readOfferInput(contract: Contract, body: unknown): Offer {
  if (!isRecord(body) || typeof body.operations !== 'string')
    throw new InputError('operations must be a text, such as "documented", "rfis" or "all".');
  allowOnly(body, ['operations'], '');
  try {
    return readOffer(contract, body.operations);
  } catch (error) {
    throw error instanceof ContractError ? new InputError(error.message) : error;
  }
}
