export { operationTexts } from './operations';
export { reasons } from './reasons';
