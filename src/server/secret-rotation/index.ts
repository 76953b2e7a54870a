export { countOfFormerSecrets, encryptedColumns } from './columns.ts';
export { secretRotationJob } from './encrypt-again.ts';
export { requireSameSecret } from './require-same-secret.ts';
