export { countOfFormerSecrets, encryptedColumns, type SecretFinding } from './columns.ts';
export { encryptAgain, secretRotationJob } from './encrypt-again.ts';
