export { countOfFormerSecrets, encryptedColumns, type SecretFinding } from './columns.ts';
export { encryptAgain, secretRotationJob } from './encrypt-again.ts';
export { requireSameSecret } from './require-same-secret.ts';
